import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { accessRuleOf } from './access-rules'
import type { Family } from './family'
import { COMMON } from './unknown-family'

export const topicMemory: Family = {
  ...COMMON,
  ...accessRuleOf('topic-memory'),
  name: 'topic-memory',
  searched: { events: 2, most: 200 },
  titleField: 'title',
  reading: [
    ['summary', 'prose'],
    ['detail', 'markdown'],
  ],
  compared: { title: { kind: 'text' }, summary: { kind: 'text' }, detail: { kind: 'text' } },
  form: {
    parts: [
      { kind: 'text', path: ['title'] },
      { kind: 'text', path: ['summary'], rows: 5 },
      { kind: 'text', path: ['detail'], long: true },
    ],
  },
  fresh: { title: '', summary: '', detail: '' },
  schema: CONTENT_SCHEMAS['topic-memory'],
}
