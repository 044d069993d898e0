import { expect, test } from 'vitest'
import { AUTO_CONTENT } from '../api/contract/prompts'
import { readAs } from './read-as'

const statement = { text: 'It stands.', citations: [] }
const handoff = { schema: 'v', objective: 'o', state: [statement], disposition: 'complete' }

test.each([
  ['prompt', AUTO_CONTENT],
  ['skill', { name: 'n', description: 'd', instructions: 'i', validation: ['v'], metadata: {} }],
  ['handoff', handoff],
  ['experience', { situation: 's', action: 'a', outcome: 'o', lesson: 'l' }],
  ['topic-memory', { title: 't', summary: 's', detail: 'd' }],
  ['atomic-memory', { schema: 's', kind: 'fact', text: 't' }],
  ['profile', { content: '# Me' }],
  ['', { anything: 1 }],
  ['', {}],
])('reads as %j', (family, content) => {
  expect(readAs(content)).toBe(family)
})
