import { expect, it } from 'vitest'
import { filterTexts } from '../filters/filter-texts'
import { eventAt } from '../testing/simulated-audit'
import { requestEvidence } from './request-evidence'

const SERVER = { type: 'server', deployment_id: 'd' } as const
const at = (cursor: number, ms: number, request_id: string | null) =>
  eventAt(cursor, ms, { request_id })

it('asks for the time around a request, and takes its events alone', () => {
  const [first, other, last] = [at(1, 60_000, 'r'), at(2, 60_001, 'x'), at(3, 60_500, 'r')]
  const { start, end, local, resource } = requestEvidence(
    [first, last],
    SERVER,
    filterTexts.en,
    'Event',
  )
  expect(resource).toBe(SERVER)
  // The outcome of a request is told where ten seconds on either side of it were read.
  expect(Date.parse(start ?? '')).toBe(Date.parse(first.occurred_at) - 11_000)
  expect(Date.parse(end ?? '')).toBe(Date.parse(last.occurred_at) + 11_000)
  expect([first, other, last].map((event) => local?.matches(event))).toEqual([true, false, true])
  expect([local?.words, local?.params]).toEqual([['Request: r'], { request: 'r' }])
})

it('takes an event without a request by itself', () => {
  const [one, other] = [at(1, 60_000, null), at(2, 60_000, null)]
  const { local } = requestEvidence([one], SERVER, filterTexts.en, 'Event')
  expect([one, other].map((event) => local?.matches(event))).toEqual([true, false])
  expect(local?.words).toEqual([`Event: ${one.event_id}`])
})
