import { expect, it } from 'vitest'
import { exactTime } from './format'
import { offsetAt, stamp } from './stamp'

it.each(['2026-11-21T03:06:12.065225Z', '2026-03-29T01:59:59Z', '2026-07-01T23:00:00.5+09:00'])(
  'a stamp and its offset read like the exact time of %s',
  (instant) => {
    for (const zone of ['local', 'utc'] as const) {
      expect(`${stamp(instant, zone)} ${offsetAt(instant, zone)}`).toBe(exactTime(instant, zone))
    }
  },
)

it('shows what is no instant as it is', () => {
  expect(stamp('soon', 'utc')).toBe('soon')
})
