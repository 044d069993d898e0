import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bindingOf } from '../../testing/binding-of'
import { bindingsAfter } from '../effect'
import type { Binding } from '../../../api/contract/access'
import type { Deed } from '../plan'
import type { Item, Review } from './review'
import { deedOf } from './review'
import { readReview, reviewText } from './review-file'
import { indexOf, newSince, sinceOf } from './since'

const ME = { type: 'user', id: 'me' }
const OTHER = { type: 'user', id: 'other' }
const NOW = Date.parse('2026-11-12T12:00:00Z')

const decision = fc.record({
  kind: fc.constantFrom('keep' as const, 'end' as const, 'renew' as const),
  reason: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `r${text}`),
  end: fc.constantFrom('30' as const, '90' as const, 'none' as const),
  day: fc.constant(''),
  at: fc.constant('2026-11-12T11:00:00Z'),
})
const Case = fc.array(
  fc.record({
    decision: fc.option(decision),
    /** What another admin does to it meanwhile. */
    other: fc.constantFrom('nothing', 'revoke', 'replace'),
    isSent: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
)

/** What the server's list looks like after a change, with the version and the key that the service gives. */
function after(bindings: Binding[], deed: Deed, by: typeof ME, key: string, policy: string) {
  const ids = new Set(bindings.map(({ binding_id: id }) => id))
  const seen = deed.kind === 'grant' ? null : deed.seen.binding_id
  return bindingsAfter(bindings, deed, by, NOW * 1000).map((binding) => {
    if (binding.binding_id === seen)
      return { ...binding, version: binding.version + 1, policy_revision: policy }
    return ids.has(binding.binding_id)
      ? binding
      : { ...binding, binding_id: `made-${key}`, idempotency_key: key, policy_revision: policy }
  })
}

it('tells what others changed from what the review made and from what is as it was', () => {
  fc.assert(
    fc.property(Case, (cases) => {
      const seen = cases.map((_, at) => bindingOf({ binding_id: `b${at}` }))
      const items: Item[] = cases.map(({ decision: decided, isSent }, at) => ({
        seen: seen[at] ?? bindingOf(),
        decision: decided,
        sent:
          isSent && decided && decided.kind !== 'keep'
            ? { key: `k${at}`, at: '2026-11-12T11:30:00Z', outcome: 'sending', said: null }
            : null,
      }))
      let list = seen
      const expected = items.map((item, at) => {
        const { other = 'nothing' } = cases[at] ?? {}
        if (other !== 'nothing') {
          const terms = {
            subject: { type: 'user' as const, id: 'eve' },
            reason: '',
            expiresAt: null,
          }
          const deed: Deed =
            other === 'revoke'
              ? { kind: 'revoke', seen: item.seen }
              : { kind: 'replace', seen: item.seen, terms }
          list = after(list, deed, OTHER, `o${at}`, `other-${at}`)
          return 'changed'
        }
        const deed = item.sent && deedOf(item, NOW)
        if (!deed) return 'same'
        list = after(list, deed, ME, `k${at}`, `mine-${at}`)
        return 'made'
      })
      const index = indexOf(list)
      expect(items.map((item) => sinceOf(item, index, ME).kind)).toEqual(expected)

      const review: Review = {
        format: 'scope-console.access-review.v1',
        id: 'r',
        server: '',
        resource: 'scope:shop',
        startedAt: '2026-11-12T11:00:00Z',
        startedBy: { ...ME, description: null },
        choice: { role: '', person: '', subject: null },
        items,
      }
      const strangers = list.filter(({ binding_id: id }) => id.startsWith('made-o'))
      expect(newSince(review, list)).toEqual(strangers)
      expect(readReview(reviewText(review))).toEqual(review)
    }),
  )
})

it('reads nothing that is no review', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '{"format":"scope-console.access-review.v1"}',
    'x'.repeat(9_000_000),
  ]) {
    expect(readReview(text)).toBeNull()
  }
})
