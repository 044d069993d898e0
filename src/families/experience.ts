import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { accessRuleOf } from './access-rules'
import type { Family } from './family'
import { COMMON } from './unknown-family'

const TEXTS = ['situation', 'action', 'outcome', 'lesson'] as const

export const experience: Family = {
  ...COMMON,
  ...accessRuleOf('experience'),
  name: 'experience',
  searched: { events: 1, most: 200 },
  namedBy: 'situation',
  reading: [...TEXTS.map((name) => [name, 'prose'] as const), ['failure', 'any']],
  compared: {
    ...Object.fromEntries(TEXTS.map((name) => [name, { kind: 'text' } as const])),
    failure: { kind: 'json' },
  },
  form: {
    parts: [
      ...TEXTS.map((name) => ({ kind: 'text', path: [name], rows: 5 }) as const),
      {
        kind: 'optional',
        path: ['failure'],
        fresh: {
          signature: { recall_cue: '', symptom: null },
          repair_surface: '',
          verification: { condition: '', check_subject: '' },
        },
        // 1.0 knows no failures.
        onlyIfThere: true,
        parts: [
          { kind: 'text', path: ['signature', 'recall_cue'] },
          { kind: 'text', path: ['signature', 'symptom'], rows: 3, empty: null },
          { kind: 'choice', path: ['repair_surface'] },
          { kind: 'text', path: ['verification', 'condition'], rows: 3 },
          { kind: 'text', path: ['verification', 'check_subject'] },
        ],
      },
    ],
  },
  fresh: { situation: '', action: '', outcome: '', lesson: '' },
  schema: CONTENT_SCHEMAS.experience,
}
