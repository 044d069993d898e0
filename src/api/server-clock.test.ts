import { describe, expect, it, vi } from 'vitest'
import { noteServerDate, serverNow } from './server-clock'

const at = Date.parse('2026-11-21T10:00:00Z')
const now = () => {
  vi.spyOn(Date, 'now').mockReturnValue(at)
  return serverNow()
}

describe('the time of the server', () => {
  it('follows a Date header that is apart from the browser by more than its resolution', () => {
    noteServerDate('Sat, 21 Nov 2026 10:20:00 GMT', at)
    expect(now()).toBe(at + 20 * 60_000 + 500)
  })

  it('keeps the browser, which is finer, while both agree', () => {
    noteServerDate('Sat, 21 Nov 2026 10:00:01 GMT', at)
    expect(now()).toBe(at)
  })

  it('keeps the last known difference when an answer has no readable Date', () => {
    noteServerDate('Sat, 21 Nov 2026 09:00:00 GMT', at)
    noteServerDate(null, at)
    noteServerDate('yesterday', at)
    expect(now()).toBe(at - 60 * 60_000 + 500)
  })
})
