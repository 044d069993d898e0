import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, type ApiErrorKind } from '../api/errors'
import { watchCodeFailures } from '../lib/code-failure'
import { show } from '../ui/testing/show'
import { FailureState } from './FailureState'

const failure = (kind: ApiErrorKind, status: number, code: string) =>
  new ApiError(kind, status, code, 'The words of the server.', null, 'req_77')

it.each([
  ['a refusal', failure('http', 403, 'forbidden'), 0],
  ['what is not found', failure('http', 404, 'not_found'), 0],
  ['a server that is busy', failure('http', 503, 'unavailable'), 1],
  ['a network that fails', failure('network', 0, 'network_error'), 1],
])('offers "Retry" only where the next answer may differ: %s', async (_, error, buttons) => {
  const onRetry = vi.fn()
  await show(<FailureState error={error} onRetry={onRetry} />)
  const retry = page.getByRole('button', { name: 'Retry' })
  expect(retry.elements()).toHaveLength(buttons)
  if (buttons === 0) return
  await retry.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

it('tells code and request id, and the server’s own words, on a Chinese screen too', async () => {
  await show(<FailureState error={failure('http', 500, 'internal_error')} />, 'zh')
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('The words of the server.')
  await expect.element(alert).toHaveTextContent('internal_error')
  await expect.element(alert).toHaveTextContent('req_77')
  await expect.element(alert).toHaveTextContent(/[\u4e00-\u9fff]/)
})

it('tells code that did not come from a crash, in words of the chosen language', async () => {
  watchCodeFailures()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  // Vite's loader does this before it throws the error.
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }))
  await show(<FailureState error={gone} onRetry={() => {}} />, 'zh')
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('控制台的一部分未能加载')
  await expect.element(alert).not.toHaveTextContent('module')
  await expect.element(page.getByRole('button', { name: '重新加载' })).toBeVisible()
  await show(<FailureState error={new TypeError('x is not a function')} onRetry={() => {}} />)
  await expect.element(page.getByText('This screen failed')).toBeVisible()
})
