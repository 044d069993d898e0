import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import type { Family } from './family'
import { COMMON } from './unknown-family'

export const topicMemory: Family = {
  ...COMMON,
  name: 'topic-memory',
  titleField: 'title',
  reading: [
    ['summary', 'prose'],
    ['detail', 'prose'],
  ],
  compared: { title: { kind: 'text' }, summary: { kind: 'text' }, detail: { kind: 'text' } },
  form: {
    parts: [
      { kind: 'text', path: ['title'] },
      { kind: 'text', path: ['summary'], rows: 5 },
      { kind: 'text', path: ['detail'], rows: 18 },
    ],
  },
  schema: CONTENT_SCHEMAS['topic-memory'],
  writer: 'scope.admin',
  words: {
    en: {
      about: 'What is known of a topic, written up.',
      empty: 'The service writes up a topic here once it has seen enough of it.',
      fields: { title: 'Title', summary: 'Summary', detail: 'Detail' },
    },
    zh: {
      about: '对某一主题所知内容的整理。',
      empty: '服务对某个主题了解足够后会在这里整理成文。',
      fields: { title: '标题', summary: '摘要', detail: '详情' },
    },
  },
}
