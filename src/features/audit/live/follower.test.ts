import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NONE_ARRIVED, type Arrived } from '../reading/arrived'
import { Follower } from './follower'

let visible: boolean
let stopped: boolean
let looks: number
let arrive: () => Promise<Arrived>
const follower = () =>
  new Follower({
    loadNew: () => {
      looks += 1
      return arrive()
    },
    visible: () => visible,
    stopped: () => stopped,
  })

beforeEach(() => {
  vi.useFakeTimers()
  visible = true
  stopped = false
  looks = 0
  arrive = async () => ({ events: 2, own: 1 })
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('looks at once and then once an interval', async () => {
  const one = follower()
  one.follow(30_000)
  await pass(0)
  expect(looks).toBe(1)
  await pass(29_999)
  expect(looks).toBe(1)
  await pass(30_001)
  expect(looks).toBe(3)
  expect(one.getState()).toMatchObject({
    following: true,
    looks: 3,
    arrived: { events: 6, own: 3 },
  })
})

it('does not look again while one is under way', async () => {
  let answer: (arrived: Arrived) => void = () => {}
  arrive = () => new Promise((resolve) => (answer = resolve))
  const one = follower()
  one.follow(10)
  await pass(1_000)
  one.follow(10)
  one.seen()
  await pass(1_000)
  expect(looks).toBe(1)
  answer(NONE_ARRIVED)
  await pass(10)
  expect(looks).toBe(2)
})

it('spends nothing while nobody sees it, and looks once when it is seen again', async () => {
  const one = follower()
  one.follow(10_000)
  await pass(0)
  visible = false
  await pass(100_000)
  expect(looks).toBe(1)
  visible = true
  one.seen()
  await pass(0)
  expect(looks).toBe(2)
  await pass(9_999)
  expect(looks).toBe(2)
})

it('is not woken by being seen before it is due', async () => {
  const one = follower()
  one.follow(10_000)
  await pass(5_000)
  one.seen()
  await pass(0)
  expect(looks).toBe(1)
})

it('pauses, and begins anew', async () => {
  const one = follower()
  one.follow(1_000)
  await pass(2_500)
  one.pause()
  await pass(10_000)
  expect(looks).toBe(3)
  one.follow(1_000)
  await pass(0)
  expect(one.getState()).toMatchObject({
    following: true,
    looks: 1,
    arrived: { events: 2, own: 1 },
  })
})

it('a pause during a look holds', async () => {
  let answer: (arrived: Arrived) => void = () => {}
  arrive = () => new Promise((resolve) => (answer = resolve))
  const one = follower()
  one.follow(1_000)
  await pass(0)
  one.pause()
  answer({ events: 1, own: 0 })
  await pass(60_000)
  expect(looks).toBe(1)
  expect(one.getState()).toMatchObject({ following: false, looking: false })
})

it('ends where the list stopped', async () => {
  const one = follower()
  one.follow(1_000)
  await pass(0)
  stopped = true
  await pass(60_000)
  expect(looks).toBe(2)
  expect(one.getState().following).toBe(false)
})
