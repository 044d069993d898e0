import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { ATOMIC_MEMORY_BYTES_MAX } from '../api/contract/content-bounds'
import { bytesOf } from '../lib/json/compact-json'
import { accessRuleOf } from './access-rules'
import type { Family } from './family'
import { textOf, tooManyBytes, type FaultAt } from './faults'
import { COMMON } from './unknown-family'
import { withoutNotes } from './without-notes'

export const atomicMemory: Family = {
  ...COMMON,
  ...accessRuleOf('atomic-memory'),
  name: 'atomic-memory',
  searched: { events: 2, most: 100 },
  namedBy: 'text',
  reading: [
    ['kind', 'value'],
    ['text', 'prose'],
  ],
  compared: { kind: { kind: 'value' }, text: { kind: 'text' } },
  form: {
    parts: [
      { kind: 'text', path: ['kind'] },
      { kind: 'text', path: ['text'], rows: 8 },
    ],
    unseen: ['schema'],
  },
  fresh: { kind: '', text: '' },
  schema: CONTENT_SCHEMAS['atomic-memory'],
  rules: ({ kind, text }) => [
    ...(['kind', 'text'] as const).flatMap((name): FaultAt[] => {
      const value = textOf(name === 'kind' ? kind : text)
      return value !== '' && value.trim() === '' ? [{ path: [name], kind: 'blank' }] : []
    }),
    ...tooManyBytes(['text'], bytesOf(textOf(text)), ATOMIC_MEMORY_BYTES_MAX),
  ],
  changed: { text: ['composed', 'ends'] },
  written: (content) => withoutNotes(content, ['creation']),
  restores: 'as-written',
  recordsRestores: false,
}
