import { expect, it } from 'vitest'
import { CORPUS } from '../../../../e2e/hostile/corpus'
import { bindingOf } from '../../testing/binding-of'
import { lastUseOf, nothingRead } from '../../uses/uses'
import { deedOf, type Item, type Review } from './review'
import { FILE_MAX, readReview, reviewText } from './review-file'
import { indexOf, sinceOf } from './since'

const at = '2026-11-12T11:00:00Z'
const NOW = Date.parse(at)
const ME = { type: 'user', id: 'me', description: null }
const itemOf = (more: Partial<Item> = {}): Item => ({
  seen: bindingOf(),
  decision: { kind: 'end', reason: 'Left.', end: '90', day: '', at },
  sent: { key: 'k', at, outcome: 'sending', said: null },
  ...more,
})
const reviewOf = (more: Partial<Review> = {}): Review => ({
  format: 'scope-console.access-review.v1',
  id: 'r',
  server: '',
  resource: 'scope:shop',
  startedAt: at,
  startedBy: ME,
  choice: { role: '', person: '', subject: null },
  items: [itemOf()],
  ...more,
})
const GOOD = reviewText(reviewOf())
const with_ = (piece: string, other: string) => {
  expect(GOOD).toContain(piece)
  return GOOD.replace(piece, other)
}
const DAY_99 = '2026-99-99T99:99:99Z'

it('takes the file that it wrote', () => expect(readReview(GOOD)).toEqual(reviewOf()))

const ADA = { type: 'user', id: 'ada' }
const choice = { role: '', person: '', subject: null, roles: ['a', 'b'], people: [ADA, ADA] }

it('takes a file that is narrowed to several roles and people', () => {
  const review = reviewOf({ choice })
  expect(readReview(reviewText(review))).toEqual(review)
})

it('takes a file of several Scopes', () => {
  const review = reviewOf({ resources: ['scope:shop', 'scope:zoo'] })
  expect(readReview(reviewText(review))).toEqual(review)
})

// One review could otherwise be kept twice, each without what was decided in the other.
it.each([
  ['in another order', ['scope:shop', 'scope:zoo', 'scope:top']],
  ['that begin with another one', ['scope:a', 'scope:shop']],
  ['of which one stands twice', ['scope:shop', 'scope:shop']],
  ['of which one is the server', ['scope:shop', 'server']],
  ['of which there is one only', ['scope:shop']],
])('refuses a file of Scopes %s', (_, resources) =>
  expect(readReview(reviewText(reviewOf({ resources })))).toBeNull(),
)

it.each([
  ['binary', '\u0000\ufffdPK\u0003\u0004'],
  ['half of it', GOOD.slice(0, -40)],
  ['another version', with_('review.v1', 'review.v2')],
  ['a key that stands twice', with_('"kind":"end"', '"kind":"keep","kind":"end"')],
  ['a key that stands twice, once as an escape', with_('"id":"r"', '"id":"r","\\u0069d":"s"')],
  ['a binding twice', reviewText(reviewOf({ items: [itemOf(), itemOf()] }))],
  ['a field of its own', with_('"id":"r"', '"id":"r","run":"me"')],
  ['a number past all numbers', with_('"version":1', '"version":1e400')],
  ['a number that is rounded', with_('"version":1', '"version":9007199254740993')],
  ['a number as a text', with_('"version":1', '"version":"1"')],
  ['a day that is none', with_(`"day":"","at":"${at}"`, `"day":"","at":"${DAY_99}"`)],
  ['a start that is none', with_(`"startedAt":"${at}"`, `"startedAt":"${DAY_99}"`)],
  ['an end that is none', with_('"expires_at":null', `"expires_at":"${DAY_99}"`)],
  ['an address without end', with_('"server":""', `"server":"${'w'.repeat(1_000_000)}"`)],
  ['an id without end', with_('"binding_id":"b1"', `"binding_id":"${'w'.repeat(1_000_000)}"`)],
  ['a reason without end', with_('"reason":"Left."', `"reason":"${'w'.repeat(1_000_000)}"`)],
  [
    'roles without end',
    reviewText(reviewOf({ choice: { ...choice, roles: Array(51).fill('a') } })),
  ],
  [
    'people without end',
    reviewText(reviewOf({ choice: { ...choice, people: Array(51).fill(ADA) } })),
  ],
  ['too much', GOOD + ' '.repeat(FILE_MAX)],
])('refuses %s', (_, text) => expect(readReview(text)).toBeNull())

it.each([
  ['objects', '{"a":', '1', '}'],
  ['arrays', '[', '', ']'],
])('refuses %s too deep to be written again', (_, open, middle, close) => {
  const deep = open.repeat(500_000) + middle + close.repeat(500_000)
  expect(readReview(with_('"policy_revision":"1"', `"policy_revision":"1","x":${deep}`))).toBeNull()
})

it('changes no object of the page', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    readReview(with_('"policy_revision"', `"${key}":{"polluted":true},"policy_revision"`))
    readReview(with_('"id":"r"', `"${key}":{"polluted":true},"id":"r"`))
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

it('takes or refuses each hostile text wherever it stands, and what it took can be counted with and written', () => {
  for (const { name, text } of CORPUS) {
    expect(readReview(text), name).toBeNull()
    const seen = bindingOf({ binding_id: text, reason: text, role: text, state: text })
    const uses = { ...nothingRead(NOW * 1000), calls: 1, from: at, last: { [text]: at } }
    const decision = { kind: 'renew' as const, reason: text, end: 'date' as const, day: text, at }
    const taken = readReview(reviewText(reviewOf({ uses, items: [itemOf({ seen, decision })] })))
    if (taken === null) {
      expect(text.length, name).toBeGreaterThan(2_000)
      continue
    }
    expect(readReview(reviewText(taken)), name).toEqual(taken)
    const [item = itemOf()] = taken.items
    expect(item.seen, name).toEqual(seen)
    expect(deedOf(item, NOW), name).toBeNull()
    expect(sinceOf(item, indexOf([]), ME).kind, name).toBe('changed')
  }
})

it.each(['constructor', 'toString', '__proto__'])('knows no use of a binding called %s', (id) => {
  const uses = { ...nothingRead(NOW * 1000), calls: 1, from: '2026-11-01T00:00:00Z' }
  expect(lastUseOf(uses, bindingOf({ binding_id: id }))).toEqual({ kind: 'unused' })
})

it.each([
  ['subject', { subject: { type: 'user', id: 'eve', description: null } }],
  ['role', { role: 'scope.admin' }],
  ['resource', { resource: { type: 'scope' as const, scope_id: 'all' } }],
  ['end', { expires_at: '2027-01-01T00:00:00Z' }],
])('a file that tells another %s of a binding than the server ends nothing', (_, forged) => {
  const item = itemOf({ seen: bindingOf(forged), sent: null })
  expect(sinceOf(item, indexOf([bindingOf()]), ME)).toEqual({
    kind: 'changed',
    now: bindingOf(),
    successor: null,
  })
})

it('a file that names the key of another binding has not renewed its own', () => {
  const decision = { kind: 'renew' as const, reason: 'On call.', end: '90' as const, day: '', at }
  const other = bindingOf({ binding_id: 'b2', role: 'scope.admin', idempotency_key: 'k' })
  const list = indexOf([bindingOf(), other])
  expect(sinceOf(itemOf({ decision }), list, ME)).toEqual({ kind: 'same' })
})
