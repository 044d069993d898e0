import { expect, test } from 'vitest'
import { bindingOf } from '../../testing/binding-of'
import { lostIn, type Item, type Review } from './review'

const at = '2026-11-12T11:00:00Z'
const decision: Item['decision'] = { kind: 'keep', reason: 'On call.', end: '90', day: '', at }
const sent: Item['sent'] = { key: 'k', at, outcome: 'made', said: null }
const item = (id: string, more: Partial<Item> = {}): Item => ({
  seen: { ...bindingOf(), binding_id: id },
  decision: null,
  sent: null,
  ...more,
})
const review = (...items: Item[]): Review => ({
  format: 'scope-console.access-review.v1',
  id: 'r',
  server: '',
  resource: 'scope:shop',
  startedAt: at,
  startedBy: { type: 'user', id: 'me', description: null },
  choice: { role: '', person: '', subject: null },
  items,
})

test('a file with the same decisions, or with more of them, loses nothing', () => {
  const here = review(item('a', { decision }), item('b'))
  expect(lostIn(here, review(item('a', { decision: { ...decision } }), item('b')))).toBe(0)
  expect(lostIn(here, review(item('b', { decision }), item('a', { decision })))).toBe(0)
})

test('what the file does not have, or has otherwise, is lost', () => {
  const here = review(item('a', { decision }), item('b', { decision }), item('c', { decision }))
  const other = { ...decision, reason: 'Not on call.' }
  expect(lostIn(here, review(item('a', { decision }), item('b', { decision: other })))).toBe(2)
})

test('that a decision was sent is lost with a file from before', () => {
  const here = review(item('a', { decision, sent }))
  expect(lostIn(here, review(item('a', { decision })))).toBe(1)
  expect(lostIn(here, review(item('a', { decision, sent })))).toBe(0)
})
