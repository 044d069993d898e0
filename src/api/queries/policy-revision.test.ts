import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteServerDate } from '../server-clock'
import { session } from '../session'
import { keys } from './keys'
import { GAP_MS, policyOf } from './policy-revision'

const START = Date.parse('2026-11-21T10:00:00Z')
const MINUTE = 60_000
const ADMIN = keys.authority('scope.admin')
const SERVER = keys.deployment('server.admin')

let client: QueryClient
let learn: (answer: unknown) => void
let reads: string[]
/** How the server is asked; it answers at once unless a test says otherwise. */
let answer: () => Promise<unknown>
let ends: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  noteServerDate(new Date(START).toUTCString(), START)
  session.start('token', false)
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(keys.me, { principal: ADA })
  learn = policyOf(client)
  reads = []
  answer = () => Promise.resolve([])
  ends = []
})
afterEach(() => {
  for (const end of ends) end()
  session.signOut()
  client.clear()
  vi.useRealTimers()
})

const optionsOf = (queryKey: readonly unknown[]) => ({
  queryKey,
  queryFn: () => {
    reads.push(queryKey.join(' '))
    return answer()
  },
})
const show = (queryKey: readonly unknown[]) => {
  ends.push(new QueryObserver(client, optionsOf(queryKey)).subscribe(() => {}))
  return vi.advanceTimersByTimeAsync(0)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated

const ADA = { type: 'user', id: 'ada' }
const instant = (ms: number) => new Date(ms).toISOString()
const events = (...rows: [revision: string | null, at?: number][]) => ({
  items: rows.map(([policy_revision, at = Date.now()]) => ({
    policy_revision,
    occurred_at: instant(at),
    target: ADA,
  })),
})
const audit = (...rows: Parameters<typeof events>) => {
  learn(events(...rows))
  return pass(0)
}

const again = [ADMIN.join(' '), SERVER.join(' ')]

/** Both questions are on screen, and the policy is known to be of revision 7. */
async function known() {
  await show(ADMIN)
  await show(SERVER)
  await audit(['7'])
  await pass(MINUTE)
  expect(reads).toEqual(again)
  reads = []
}

it('the first revision of a visit reads nothing again, and neither does the same or an older one', async () => {
  await known()
  await audit(['7'], ['6'], [null])
  await pass(MINUTE)
  expect(reads).toEqual([])
})

it('the answer of a process that is behind reads nothing again, and neither does the one that comes after it', async () => {
  await known()
  await audit(['8'])
  expect(reads).toEqual(again)
  reads = []
  await pass(MINUTE)
  await audit(['7'])
  await pass(MINUTE)
  await audit(['8'])
  await pass(MINUTE)
  expect(reads).toEqual([])
  expect([ADMIN, SERVER].map(isOld)).toEqual([false, false])
})

it.each([
  ['a later event', () => events(['8'])],
  [
    'a group’s role',
    () => ({
      items: [{ ...events(['8']).items[0], target: { type: 'group', id: 'night-shift' } }],
    }),
  ],
  ['a number of more digits', () => events(['10'])],
  [
    'a revoked binding',
    () => ({
      items: [
        { policy_revision: '7', subject: ADA, created_at: instant(START) },
        {
          policy_revision: '8',
          subject: ADA,
          created_at: instant(START),
          revoked_at: instant(Date.now()),
        },
      ],
    }),
  ],
  [
    'the answer to a grant',
    () => ({ policy_revision: '8', subject: ADA, created_at: instant(Date.now()) }),
  ],
  [
    'the answer to a replacement',
    () => ({ current: { policy_revision: '8', subject: ADA, created_at: instant(Date.now()) } }),
  ],
])('%s has what is on screen read again, once', async (_, data) => {
  await known()
  learn(data())
  await pass(0)
  expect(reads).toEqual(again)
  learn(data())
  await pass(MINUTE)
  expect(reads).toEqual(again)
})

it('what is not on screen is old from then on, and is read when it is shown', async () => {
  await client.fetchQuery(optionsOf(ADMIN))
  await show(SERVER)
  await audit(['7'])
  reads = []
  await audit(['8'])
  expect(reads).toEqual([SERVER.join(' ')])
  expect(isOld(ADMIN)).toBe(true)
  await show(ADMIN)
  expect(reads).toEqual([SERVER.join(' '), ADMIN.join(' ')])
  expect(isOld(ADMIN)).toBe(false)
})

it('a policy that changes every second is followed by one reading in 15 seconds, and by none once it rests', async () => {
  await known()
  for (let second = 0; second <= 60; second += 1) {
    await audit([String(8 + second)])
    await pass(1_000)
  }
  // The first one at once.
  const most = MINUTE / GAP_MS + 1
  expect(reads).toHaveLength(most * again.length)
  // Once more for the last change.
  await pass(10 * MINUTE)
  expect(reads).toHaveLength((most + 1) * again.length)
})

it('a list of the past shows higher revisions page by page, and proves nothing against what was read since', async () => {
  await known()
  await client.refetchQueries()
  reads = []
  for (let page = 8; page < 20; page += 1) await audit([String(page), START + page * 1_000])
  await pass(MINUTE)
  expect(reads).toEqual([])
})

it('the first revision counts when it was made after the reading', async () => {
  await show(ADMIN)
  reads = []
  await pass(MINUTE)
  await audit(['8', Date.now() - 1_000])
  expect(reads).toEqual([ADMIN.join(' ')])
})

it('an answer that was asked for before the change and comes after it is read once more', async () => {
  await known()
  let land: (data: unknown) => void = () => {}
  answer = () => new Promise((resolve) => (land = resolve))
  void client.refetchQueries({ queryKey: ADMIN })
  answer = () => Promise.resolve([])
  await audit(['8'])
  land([])
  await pass(GAP_MS)
  expect(reads.filter((read) => read === ADMIN.join(' '))).toHaveLength(2)
  expect(isOld(ADMIN)).toBe(false)
  await pass(MINUTE)
  expect(reads.filter((read) => read === ADMIN.join(' '))).toHaveLength(2)
})

it('nothing is read while a change is sent that reads it all again itself', async () => {
  await known()
  const change = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise((resolve) => setTimeout(resolve, 1_000)) })
    .execute(undefined)
  await audit(['8'])
  expect(reads).toEqual([])
  await pass(1_000)
  await change
  await client.invalidateQueries({ queryKey: keys.access })
  await pass(MINUTE)
  expect(reads).toEqual(again)
})

it.each([
  ['a decision about the person', { principal: ADA, target: null }],
  ['a change of somebody else’s role', { target: { type: 'user', id: 'noah' } }],
  ['a change of a service of the same id', { target: { type: 'service', id: 'ada' } }],
  ['a binding of somebody else', { subject: { type: 'user', id: 'noah' } }],
])('%s reads nothing, however new its policy revision is', async (_, row) => {
  await known()
  learn({ items: [{ policy_revision: '9', occurred_at: instant(Date.now()), ...row }] })
  await pass(MINUTE)
  expect(reads).toEqual([])
})

it('what one person has learnt is unknown to the next, and nothing is read for who has left', async () => {
  await known()
  await audit(['8'])
  reads = []
  await audit(['9'])
  expect(vi.getTimerCount()).toBe(1)
  session.signOut()
  expect(vi.getTimerCount()).toBe(0)
  client.removeQueries()
  session.start('another', false)
  await show(ADMIN)
  reads = []
  await audit(['10'])
  expect(reads).toEqual([])
  // Nor does the next person wait because of what was read before.
  await audit(['11'])
  expect(reads).toEqual([ADMIN.join(' ')])
})

it('where the server hides its time, a higher revision counts by itself, but for the first one', async () => {
  vi.resetModules()
  // No answer has come to these modules yet, and none has told a time.
  const untimed = await import('./policy-revision')
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(keys.me, { principal: ADA })
  learn = untimed.policyOf(client)
  await show(ADMIN)
  await pass(MINUTE)
  reads = []
  await audit(['7'])
  await pass(MINUTE)
  expect(reads).toEqual([])
  await audit(['8', START - MINUTE])
  expect(reads).toEqual([ADMIN.join(' ')])
})
