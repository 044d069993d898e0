import { expect, it } from 'vitest'
import { exactTime, offsetAt, stamp, type Zone } from './stamp'

/** Formats an instant by the platform, which is too slow for a list but independent of the code under test. */
function byThePlatform(instant: string, zone: Zone): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...(zone === 'utc' ? { timeZone: 'UTC' } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')}`
}

it.each(['2026-11-21T03:06:12.065225Z', '2026-03-29T01:59:59Z', '2026-07-01T23:00:00.5+09:00'])(
  'a stamp, and the exact time with its offset, say the platform’s time of %s',
  (instant) => {
    for (const zone of ['local', 'utc'] as const) {
      const expected = byThePlatform(instant, zone)
      expect(stamp(instant, zone)).toBe(expected)
      expect(exactTime(instant, zone)).toBe(`${expected} ${offsetAt(instant, zone)}`)
    }
  },
)

it('shows what is no instant as it is', () => {
  expect(stamp('soon', 'utc')).toBe('soon')
  expect(exactTime('soon', 'utc')).toBe('soon')
})
