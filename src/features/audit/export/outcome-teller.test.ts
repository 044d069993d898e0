import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { REACH_MS } from '../requests/whole-requests'
import { eventAt } from '../testing/simulated-audit'
import { OutcomeTeller, WAITING_MAX, type Told } from './outcome-teller'

const START = Date.parse('2026-11-21T09:00:00Z')
const HOUR = 3_600_000
const open = { start: null, end: new Date(START + HOUR).toISOString() }
const denied = (cursor: number, ms: number, over: Partial<AuditEvent> = {}) =>
  eventAt(cursor, START + ms, { allowed: false, request_id: 'r', ...over })

/** The words for these events, given page by page. */
function toldOf(
  pages: readonly (readonly AuditEvent[])[],
  request: ConstructorParameters<typeof OutcomeTeller>[0] = open,
  { ended = true, blind = [] as { from: number; to: number }[] } = {},
): Told[] {
  const teller = new OutcomeTeller(request, () => blind)
  const told = pages.flatMap((page) => teller.take(page))
  return [...told, ...teller.rest(ended)]
}
const words = (told: readonly Told[]) => told.map(({ outcome }) => outcome)

it('tells of every event once and in order what the whole request proves, however it is cut into pages', () => {
  const decision = fc.record({
    request: fc.integer({ min: 0, max: 5 }),
    allowed: fc.boolean(),
    action: fc.constantFrom('scope.read', 'artifact.read', 'scope.admin'),
    later: fc.integer({ min: 0, max: 400 }),
  })
  const operations = ['get_scope', 'get_artifact', 'list_access_audit', 'check_access', 'other', 'create_artifact'] // prettier-ignore
  fc.assert(
    fc.property(
      fc.array(decision, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (decisions, pageSize) => {
        let ms = 20_000
        const events = decisions.map(({ request, allowed, action, later }, index) => {
          ms += later
          // Each request within a second or so, then the next six.
          const id = `${Math.floor(index / 6)}-${request}`
          const operation = operations[request] ?? ''
          return eventAt(index + 1, START + ms, { request_id: id, operation, action, allowed })
        })
        const pages: AuditEvent[][] = []
        for (let at = 0; at < events.length; at += pageSize) pages.push(events.slice(at, at + pageSize)) // prettier-ignore
        const told = toldOf(pages)
        expect(told.map(({ event }) => event)).toEqual(events)
        const truth = events.map(
          ({ request_id: id }) =>
            requestOutcome(
              events.filter((event) => event.request_id === id),
              true,
            ).outcome,
        )
        expect(words(told)).toEqual(truth)
      },
    ),
  )
})

describe('a request that may not be whole', () => {
  // One authority of several, denied: refused only where no other one can have been given.
  const event = denied(1, HOUR / 2, { operation: 'get_artifact', action: 'artifact.read' })
  it('is refused where all of it is there', () => expect(words(toldOf([[event]]))).toEqual(['refused'])) // prettier-ignore
  it.each([
    ['at the beginning of the range', { ...open, start: new Date(START + HOUR / 2 - REACH_MS + 1).toISOString() }], // prettier-ignore
    ['at its end', { ...open, end: new Date(START + HOUR / 2 + REACH_MS - 1).toISOString() }],
    ['under a filter by action', { ...open, action: 'artifact.read' as const }],
    ['under a filter by result', { ...open, result: 'denied' as const }],
  ])('is unknown %s', (_, request) => expect(words(toldOf([[event]], request))).toEqual(['unknown'])) // prettier-ignore
  it('is unknown beside what the server cannot hand out, and where the export was ended early', () => {
    const micros = (START + HOUR / 2 + 5_000) * 1_000
    const blind = [{ from: micros, to: micros + 1 }]
    expect(words(toldOf([[event]], open, { blind }))).toEqual(['unknown'])
    expect(words(toldOf([[event]], open, { ended: false }))).toEqual(['unknown'])
  })
  it('is unknown where others of it were told before', () => {
    const late = denied(3, HOUR / 2 + 60_000, { operation: 'get_artifact' })
    const between = eventAt(2, START + HOUR / 2 + 30_000)
    const last = eventAt(4, START + HOUR / 2 + 90_000)
    expect(words(toldOf([[event], [between], [late], [last]]))).toEqual([
      'refused',
      'unknown',
      'unknown',
      'unknown',
    ])
  })
})

it('keeps a bounded number of events, and tells the first ones by what is known', () => {
  const teller = new OutcomeTeller(open, () => [])
  const busy = Array.from({ length: WAITING_MAX + 100 }, (_, index) =>
    denied(index + 1, HOUR / 2, { operation: 'get_artifact', request_id: `r-${index}` }),
  )
  const told = teller.take(busy)
  expect(words(told)).toEqual(Array<string>(100).fill('unknown'))
  expect(words(teller.rest(true))).toEqual(Array<string>(WAITING_MAX).fill('refused'))
})
