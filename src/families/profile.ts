import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { PROFILE_BYTES_MAX } from '../api/contract/content-bounds'
import { bytesOf } from '../lib/json/compact-json'
import { accessRuleOf } from './access-rules'
import type { Family } from './family'
import { textOf, tooManyBytes, type FaultAt } from './faults'
import { COMMON } from './unknown-family'
import { withoutNotes } from './without-notes'

export const profile: Family = {
  ...COMMON,
  ...accessRuleOf('profile'),
  name: 'profile',
  namedBy: 'content',
  onePerScope: true,
  reading: [['content', 'markdown']],
  compared: { content: { kind: 'text' } },
  form: { parts: [{ kind: 'text', path: ['content'], long: true, mono: true }] },
  fresh: { content: '' },
  schema: CONTENT_SCHEMAS.profile,
  rules: ({ content }) => {
    const text = textOf(content)
    const blank: FaultAt[] =
      text !== '' && text.trim() === '' ? [{ path: ['content'], kind: 'blank' }] : []
    // The service ends it with a line feed.
    return [...blank, ...tooManyBytes(['content'], bytesOf(text) + 1, PROFILE_BYTES_MAX)]
  },
  changed: { content: ['composed', 'line-ends'] },
  written: (content) => {
    const written = withoutNotes(content, ['schema', 'media_type', 'generation'])
    const { content: text } = written
    // The service adds the line feed.
    return typeof text === 'string' ? { ...written, content: text.replace(/\n$/, '') } : written
  },
  restores: 'as-written',
}
