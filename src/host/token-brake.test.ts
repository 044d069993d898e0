import { expect, test } from 'vitest'
import { TokenBrake } from './token-brake'

/** A brake whose waiting ends when the test says so; `waits` are the delays asked for, in ms. */
function brake() {
  const clock = { now: 0 }
  const waits: number[] = []
  const release: (() => void)[] = []
  const wait = (ms: number) => {
    waits.push(ms)
    return new Promise<void>((resolve) => release.push(resolve))
  }
  return { clock, waits, release, of: new TokenBrake({ now: () => clock.now, wait }) }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

async function mistype(of: TokenBrake, from: string, times: number) {
  for (let n = 0; n < times; n += 1) expect(await of.refused(from)).toBeNull()
}

test('a person who mistypes is not slowed', async () => {
  const { of, waits } = brake()
  await mistype(of, 'a', 50)
  expect(waits).toEqual([])
})

test('from then on each wrong token waits longer, up to a bound, one after the other', async () => {
  const { of, waits, release } = brake()
  await mistype(of, 'a', 50)
  const answered: number[] = []
  for (let n = 0; n < 8; n += 1) void of.refused('a').then(() => answered.push(n))
  for (let n = 0; n < 8; n += 1) {
    await settled()
    expect([waits.length, answered.length]).toEqual([n + 1, n])
    release[n]?.()
  }
  await settled()
  expect(answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(waits).toEqual([200, 400, 800, 1600, 2000, 2000, 2000, 2000])
})

test('beyond a number of waiting answers the rest are sent away', async () => {
  const { of } = brake()
  await mistype(of, 'a', 50)
  for (let n = 0; n < 16; n += 1) void of.refused('a')
  expect(await of.refused('a')).toBe(32)
})

test('another address is not slowed, and time forgives', async () => {
  const { of, clock, waits } = brake()
  await mistype(of, 'a', 50)
  await mistype(of, 'b', 50)
  clock.now = 50_000
  await mistype(of, 'a', 50)
  expect(waits).toEqual([])
})
