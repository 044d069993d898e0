import { expect, test } from 'vitest'
import { bindingOf } from '../../testing/binding-of'
import { missingIn, type Review } from './review'
import { readReview, reviewText } from './review-file'

const at = '2026-11-12T11:00:00Z'
const review: Review = {
  format: 'scope-console.access-review.v1',
  id: 'r',
  server: '',
  resource: 'scope:ops',
  resources: ['scope:ops', 'scope:shop'],
  unread: ['scope:shop'],
  startedAt: at,
  startedBy: { type: 'user', id: 'me', description: null },
  choice: { role: '', person: '', subject: null },
  items: [],
}
const shop = bindingOf({ resource: { type: 'scope', scope_id: 'shop' } })

test('a Scope that was refused at the start is missing until something of it is added', () => {
  expect(missingIn(review, [])).toEqual([{ resource: 'scope:shop', why: 'left out' }])
  const items = [{ seen: shop, decision: null, sent: null }]
  expect(missingIn({ ...review, items }, [])).toEqual([])
})

test('what the last look did not bring is missing once, for the reason of that look', () => {
  const unread = [
    { param: 'scope:shop', isRefused: true },
    { param: 'scope:ops', isRefused: false },
  ]
  expect(missingIn(review, unread)).toEqual([
    { resource: 'scope:shop', why: 'refused' },
    { resource: 'scope:ops', why: 'not read' },
  ])
})

test('a file keeps what was refused, and older files say nothing of it', () => {
  expect(readReview(reviewText(review))).toEqual(review)
  const older = reviewText(review).replace('"unread":["scope:shop"],', '')
  expect(older).not.toBe(reviewText(review))
  expect(missingIn(readReview(older) ?? review, [])).toEqual([])
})
