import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session, type Grant } from '../session'
import { AcrossTabs } from './across-tabs'
import type { Renewed } from './renewal'

// Web Locks and BroadcastChannel are the browser's own here; Node 20 has no locks.

let signInId = ''
const tokens = (turn: number): Renewed => ({
  token: `token-${turn}`,
  grant: {
    signInId,
    turn,
    refreshToken: `r${turn}`,
    idToken: null,
    scope: '',
    renewAt: 0,
    endsAt: 0,
  },
})
const first = (): Grant => tokens(0).grant
const channels: BroadcastChannel[] = []

/** What another tab of this sign-in does that holds the tokens of a turn: it holds their lock, and answers if it is told to. */
async function anotherTabAt(turn: number, answers: boolean) {
  const channel = new BroadcastChannel('scope-console.tokens.1')
  channels.push(channel)
  channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    if (answers && data.kind === 'ask') channel.postMessage({ kind: 'tokens', ...tokens(turn) })
  })
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  await new Promise<void>((resolve) => {
    const name = `scope-console.turn.${signInId}.${turn}`
    void navigator.locks.request(name, { mode: 'shared' }, () => (resolve(), until))
  })
  return { channel, release }
}

beforeEach(() => {
  signInId = crypto.randomUUID()
  session.start('token-0', false, null, first())
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.restoreAllMocks()
})

test('a tab whose tokens another one has renewed takes those, and leaves the provider alone', async () => {
  const other = await anotherTabAt(2, true)
  const ask = vi.fn(() => Promise.resolve(tokens(1)))
  const tabs = new AcrossTabs()
  tabs.begin()
  await expect(tabs.renewInTurn(first(), ask)).resolves.toEqual(tokens(2))
  expect(session.token()).toBe('token-2')
  expect(ask).not.toHaveBeenCalled()
  other.release()
})

test('while a tab with newer tokens does not answer, a used refresh token is not sent', async () => {
  const other = await anotherTabAt(1, false)
  const soon = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon.signal)
  const ask = vi.fn(() => Promise.resolve(tokens(1)))
  const renewal = new AcrossTabs().renewInTurn(first(), ask)
  const told = expect(renewal).rejects.toThrow('no answer')
  const asked = new Promise((resolve) => other.channel.addEventListener('message', resolve))
  await asked
  soon.abort(new Error('no answer'))
  await told
  expect(ask).not.toHaveBeenCalled()
  expect(session.token(), 'the session goes on').toBe('token-0')
  other.release()
  // That tab is gone: what it knew is lost, and the provider says whether ours is still good.
  vi.restoreAllMocks()
  await expect(new AcrossTabs().renewInTurn(first(), ask)).resolves.toEqual(tokens(1))
})

test('tokens of another sign-in are not taken up, and of this one only newer ones', async () => {
  const renew = vi.spyOn(session, 'renew')
  new AcrossTabs().begin()
  const channel = new BroadcastChannel('scope-console.tokens.1')
  channels.push(channel)
  const { grant } = tokens(5)
  channel.postMessage({ kind: 'tokens', token: 'of-another', grant: { ...grant, signInId: 'x' } })
  channel.postMessage({ kind: 'tokens', token: 'malformed', grant: { ...grant, scope: 1 } })
  channel.postMessage({ kind: 'tokens', ...tokens(4) })
  channel.postMessage({ kind: 'tokens', ...tokens(3) })
  channel.postMessage({ kind: 'tokens', ...tokens(6) })
  await vi.waitFor(() => expect(session.token()).toBe('token-6'))
  expect(renew.mock.calls.map(([, token]) => token)).toEqual(['token-4', 'token-6'])
})

test('a session that has ended meanwhile asks nobody', async () => {
  const ask = vi.fn(() => Promise.resolve(tokens(1)))
  session.signOut()
  await expect(new AcrossTabs().renewInTurn(first(), ask)).resolves.toBeNull()
  session.start('of-another', false, null, { ...first(), signInId: 'x' })
  await expect(new AcrossTabs().renewInTurn(first(), ask)).resolves.toBeNull()
  expect(ask).not.toHaveBeenCalled()
})
