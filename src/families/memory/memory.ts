import { CONTENT_SCHEMAS } from '../../api/contract/artifact-requests'
import { accessRuleOf } from '../access-rules'
import type { Family } from '../family'
import { COMMON } from '../unknown-family'

const FRESH = { entries: [{ kind: 'fact', text: '' }] }

/** Entries that a server of 1.0 to 1.2 remembers (contract §4.6). */
export const memory: Family = {
  ...COMMON,
  ...accessRuleOf('memory'),
  name: 'memory',
  compared: {
    entries: {
      kind: 'list',
      parts: [
        ['kind', 'value'],
        ['text', 'text'],
        ['state', 'value'],
      ],
      byId: true,
    },
  },
  form: {
    parts: [
      {
        kind: 'list',
        path: ['entries'],
        fresh: { kind: 'fact', text: '' },
        item: [
          {
            kind: 'group',
            columns: 'narrow-first',
            parts: [
              { kind: 'text', path: ['kind'] },
              { kind: 'text', path: ['text'], rows: 3 },
            ],
          },
        ],
      },
    ],
  },
  fresh: FRESH,
  gaveWayTo: 'atomic-memory',
  schema: CONTENT_SCHEMAS.memory,
  changed: { kind: ['ends'] },
  // What is in it is not sent again.
  startOf: () => FRESH,
  adds: { nothing: { entries: [] } },
  namesEntries: true,
  restores: 'never',
}
