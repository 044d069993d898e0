import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../lib/storage/testing/fake-storage'
import { session, type Grant } from '../session'
import { TokenRenewal, type Renewed } from './renewal'

const NOW = 1_000_000
const grant = (refreshToken: string, endsAt: number): Grant => ({
  signInId: 'of-one',
  turn: 0,
  refreshToken,
  idToken: null,
  scope: 'openid',
  renewAt: endsAt - 3_000,
  endsAt,
})
const second: Renewed = { token: 'two', grant: grant('r2', NOW + 20_000) }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('sessionStorage', fakeStorage(new Map()))
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
  session.start('one', true, null, grant('r1', NOW + 10_000))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('renews by itself before the token ends', async () => {
  const ask = vi.fn(() => Promise.resolve(second))
  new TokenRenewal(ask).begin()
  await vi.advanceTimersByTimeAsync(6_900)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(ask).toHaveBeenCalledOnce()
  expect(session.token()).toBe('two')
  expect(sessionStorage.getItem('scope-console.token'), 'kept where the one before was').toBe('two')
})

it('renews once for all that wait for a token', async () => {
  const ask = vi.fn(() => Promise.resolve(second))
  const renewal = new TokenRenewal(ask)
  vi.setSystemTime(NOW + 8_000)
  expect(renewal.isDue()).toBe(true)
  const tokens = await Promise.all([renewal.token(), renewal.token(), renewal.token()])
  expect(tokens).toEqual(['two', 'two', 'two'])
  expect(await renewal.afterRefusal('one'), 'a late refusal of the old token').toBe(true)
  expect(ask).toHaveBeenCalledOnce()
})

it('goes on with a token that holds while the provider is away, then says so', async () => {
  const renewal = new TokenRenewal(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.setSystemTime(NOW + 8_000)
  expect(await renewal.token()).toBe('one')
  expect(renewal.isDue(), 'not asked again at once').toBe(false)
  vi.setSystemTime(NOW + 11_000)
  await expect(renewal.token()).rejects.toMatchObject({ code: 'provider_unreachable', status: 0 })
  await expect(renewal.afterRefusal('one')).rejects.toMatchObject({ status: 401 })
  expect(session.token(), 'the session goes on').toBe('one')
})

it('ends the session where the provider takes the grant no more, once its token is used up', async () => {
  const renewal = new TokenRenewal(() => Promise.resolve(null))
  vi.setSystemTime(NOW + 8_000)
  expect(await renewal.token()).toBe('one')
  expect(await renewal.afterRefusal('one')).toBe(false)
  session.start('one', true, null, grant('r1', NOW + 8_000))
  await expect(renewal.token()).rejects.toMatchObject({ code: 'session_over' })
  expect(session.ended()).toBe('expired')
})

it('gives nobody the token of the next session', async () => {
  let answer: (value: Renewed) => void = () => {}
  const renewal = new TokenRenewal(() => new Promise((resolve) => (answer = resolve)))
  const waiting = renewal.token()
  const told = expect(waiting).rejects.toMatchObject({ code: 'session_over' })
  session.start('of-another', true)
  answer(second)
  await told
  expect(session.token()).toBe('of-another')
})
