import { CONTENT_SCHEMAS } from '../../api/contract/artifact-requests'
import type { Family } from '../family'
import { COMMON } from '../unknown-family'

/** Entries that a server of 1.0 to 1.2 remembers (contract §4.6). */
export const memory: Family = {
  ...COMMON,
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
  schema: CONTENT_SCHEMAS.memory,
  changed: { kind: ['ends'] },
  // What is in it is not sent again.
  startOf: () => ({ entries: [{ kind: 'fact', text: '' }] }),
  adds: { nothing: { entries: [] } },
  namesEntries: true,
  writer: 'scope.contribute',
  restores: {
    never: {
      en: 'What is sent to a Memory is added to it: an earlier revision can’t replace it',
      zh: '发送到记忆的内容会追加到其中：较早的修订版无法替换它',
    },
  },
  ownBindings: false,
  words: {
    en: {
      about: 'Remembered entries in one collection (servers before 1.3).',
      empty: 'Entries that a caller with scope.contribute lets the service remember are kept here.',
      fields: { entries: 'Entries' },
      items: { entries: (place) => `Entry ${place}` },
      nouns: { entries: 'entry' },
      beforeTyping:
        'What you commit here is added to this Memory: entries that are in it stay as they are.',
    },
    zh: {
      about: '集中存放的记忆条目（1.3 之前的服务器）。',
      empty: '拥有 scope.contribute 的调用者让服务记住的条目保存在这里。',
      fields: { entries: '条目' },
      items: { entries: (place) => `条目 ${place}` },
      nouns: { entries: '条目' },
      beforeTyping: '您在此提交的内容会添加到该 Memory：其中已有的条目保持不变。',
    },
  },
}
