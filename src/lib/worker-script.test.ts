import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerOf } from './worker-script'

const started: unknown[] = []
beforeEach(() => {
  started.length = 0
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started.push(given)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('without Trusted Types a worker starts from its address', () => {
  workerOf('diff-worker', '/assets/diff-worker-1.js')()
  expect(started).toEqual([['/assets/diff-worker-1.js', { type: 'module' }]])
})

test('with them its one policy is made when the first worker starts, and gives out nothing but its script', () => {
  const createPolicy = vi.fn(
    (name: string, rules: { createScriptURL(address: string): string }) => ({
      createScriptURL: (address: string) => ({ name, trusted: rules.createScriptURL(address) }),
    }),
  )
  vi.stubGlobal('trustedTypes', { createPolicy })
  const start = workerOf('diff-worker', '/assets/diff-worker-1.js')
  expect(createPolicy).not.toHaveBeenCalled()
  start()
  start()
  const script = { name: 'diff-worker', trusted: '/assets/diff-worker-1.js' }
  expect(started).toEqual([
    [script, { type: 'module' }],
    [script, { type: 'module' }],
  ])
  expect(createPolicy).toHaveBeenCalledOnce()
  const [, rules] = createPolicy.mock.calls[0] ?? []
  expect(rules?.createScriptURL('https://evil.test/x.js')).toBe('/assets/diff-worker-1.js')
})
