import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaited } from './awaited'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a silence is told after ten seconds and after twenty, and ends after thirty', () => {
  const told: number[] = []
  const unsubscribe = awaited.subscribe(() => told.push(awaited.seconds()))
  const wait = awaited.begin()
  vi.advanceTimersByTime(9_999)
  expect(awaited.seconds()).toBe(0)
  vi.advanceTimersByTime(20_000)
  expect(told).toEqual([10, 20])
  expect(wait.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(wait.signal.reason).toMatchObject({ name: 'TimeoutError' })
  wait.end()
  expect(awaited.seconds()).toBe(0)
  unsubscribe()
})

test('an answer in time is never told of', () => {
  const tell = vi.fn()
  const unsubscribe = awaited.subscribe(tell)
  const wait = awaited.begin()
  vi.advanceTimersByTime(9_000)
  wait.end()
  vi.advanceTimersByTime(60_000)
  expect(tell).not.toHaveBeenCalled()
  expect(wait.signal.aborted).toBe(false)
  unsubscribe()
})

test('the longest silence counts, and giving up ends only what has been silent for long', () => {
  const first = awaited.begin()
  vi.advanceTimersByTime(8_000)
  const second = awaited.begin()
  vi.advanceTimersByTime(3_000)
  expect(awaited.seconds()).toBe(10)
  awaited.stopWaiting()
  expect(first.signal.aborted).toBe(true)
  expect(second.signal.aborted).toBe(false)
  first.end()
  second.end()
})
