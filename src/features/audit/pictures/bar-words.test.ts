import { expect, it } from 'vitest'
import { rangeOfBar } from './bar-words'
import { axisOf } from './buckets'

const at = (time: string) => Date.parse(`2026-01-05T${time}Z`)
const startMs = at('10:03:20')
const endMs = at('11:20:40')
const axis = axisOf(startMs, endMs - 1, 0, 20)
const range = (from: string, to: string) => ({
  from: `2026-01-05T${from}.000Z`,
  to: `2026-01-05T${to}.000Z`,
})

it('cuts the first bar and the last one at the ends of the list, and no other', () => {
  const ends = { startMs, endMs }
  expect(axis).toMatchObject({ startMs: at('10:00:00'), count: 17 })
  expect(rangeOfBar(axis, 0, ends)).toEqual(range('10:03:20', '10:05:00'))
  expect(rangeOfBar(axis, 1, ends)).toEqual(range('10:05:00', '10:10:00'))
  expect(rangeOfBar(axis, 16, ends)).toEqual(range('11:20:00', '11:20:40'))
})

it('cuts one bar at both ends', () => {
  const [from, to] = [at('10:03:20'), at('10:03:21')]
  const wide = { startMs: at('10:00:00'), widthMs: 300_000, count: 1 }
  expect(rangeOfBar(wide, 0, { startMs: from, endMs: to })).toEqual(range('10:03:20', '10:03:21'))
})

it('leaves the bars of an open list as they are, and one that lies wholly beyond an end', () => {
  const open = { startMs: null, endMs: null }
  expect(rangeOfBar(axis, 0, open)).toEqual(range('10:00:00', '10:05:00'))
  expect(rangeOfBar(axis, 16, open)).toEqual(range('11:20:00', '11:25:00'))
  const later = { startMs: at('10:05:00'), endMs: at('11:20:00') }
  expect(rangeOfBar(axis, 0, later)).toEqual(range('10:00:00', '10:05:00'))
  expect(rangeOfBar(axis, 16, later)).toEqual(range('11:20:00', '11:25:00'))
})

it('loses nothing of an end that has microseconds', () => {
  const ends = { startMs: startMs + 0.5, endMs: endMs + 0.5 }
  expect(rangeOfBar(axis, 0, ends).from).toBe('2026-01-05T10:03:20.000Z')
  expect(rangeOfBar(axis, 16, ends).to).toBe('2026-01-05T11:20:40.001Z')
})
