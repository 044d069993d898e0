import { expect, it } from 'vitest'
import { handoff } from './handoff'
import type { Content } from './family'

const cites = (ref: Content) => ({ text: 'Known.', citations: [ref] })
const artifact = cites({
  kind: 'artifact',
  artifact_ref: { family: 'skill', artifact_id: 'a', revision: 1 },
})
const source = cites({
  kind: 'source',
  source_ref: { source_type: 'content', source_id: 's' },
})

it('copies nothing of what is in a handoff that cites no Source', () => {
  const content = { objective: 'x', state: [artifact, artifact] }
  expect(handoff.written(content)).toEqual(content)
  expect(handoff.written(content)['state']).toBe(content.state)
})

it('copies only what holds a cited Source, whose type a request calls name', () => {
  const content = { objective: 'x', state: [artifact, source], next_action: artifact }
  const before = structuredClone(content)
  const sent = handoff.written(content)
  expect(sent).toEqual({
    ...content,
    state: [artifact, cites({ kind: 'source', source_ref: { name: 'content', source_id: 's' } })],
  })
  expect(Object.keys(sent)).toEqual(Object.keys(content))
  expect((sent['state'] as unknown[])[0]).toBe(artifact)
  expect(sent['next_action']).toBe(artifact)
  expect(content).toEqual(before)
})
