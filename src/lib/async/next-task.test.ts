import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task'

afterEach(() => {
  vi.useRealTimers()
})

test('the present task ends first, with all that it has promised', async () => {
  const done: string[] = []
  const later = nextTask().then(() => done.push('next task'))
  let steps = Promise.resolve()
  for (const step of ['one', 'two', 'three']) steps = steps.then(() => void done.push(step))
  done.push('present')
  await later
  expect(done).toEqual(['present', 'one', 'two', 'three', 'next task'])
})

test('no timer is waited for', async () => {
  vi.useFakeTimers()
  await nextTask()
  expect(vi.getTimerCount()).toBe(0)
})
