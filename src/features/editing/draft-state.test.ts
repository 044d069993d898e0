import { expect, it } from 'vitest'
import { seenRevision } from '../../commit/plan'
import { draftReducer, type DraftEvent, type DraftState } from './draft-state'

const list = ['a', 'b', 'c'].map((input) => ({ input }))
const start: DraftState = {
  seen: seenRevision(7, {}),
  content: { list, other: 1 },
  unparsed: {},
}
const run = (...events: DraftEvent[]) => events.reduce(draftReducer, start)
const unparsed = (at: number, text: string): DraftEvent => ({
  type: 'unparsed',
  path: ['list', at, 'input'],
  text,
})

it('a value takes the place of a text that was not JSON', () => {
  const broken = run(unparsed(1, '{'))
  expect(broken.unparsed).toEqual({ 'list.1.input': '{' })
  expect(broken.content).toBe(start.content)
  const mended = draftReducer(broken, { type: 'set', path: ['list', 1, 'input'], value: {} })
  expect(mended.unparsed).toEqual({})
  expect(mended.content).toEqual({ list: [list[0], { input: {} }, list[2]], other: 1 })
})

it('texts that are not JSON yet move with their items, and go with them', () => {
  const [a, b, c] = list
  const both = [unparsed(0, '{'), unparsed(2, '[')]
  const state = run(...both, { type: 'list', path: ['list'], list: [c, a, b], from: [2, 0, 1] })
  expect(state.unparsed).toEqual({ 'list.1.input': '{', 'list.0.input': '[' })
  const removed = run(...both, { type: 'list', path: ['list'], list: [b, c], from: [1, 2] })
  expect(removed.unparsed).toEqual({ 'list.1.input': '[' })
  expect(removed.content).toEqual({ list: [b, c], other: 1 })
})
