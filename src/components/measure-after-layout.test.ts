import type { Virtualizer } from '@tanstack/react-virtual'
import { expect, it, vi } from 'vitest'
import { measureAfterLayout, scrollUnlessBegins } from './measure-after-layout'

type List = Virtualizer<Element, Element>

const NEVER_ASKED = {
  get offsetHeight(): number {
    throw new Error('the browser would lay out the page')
  },
} as HTMLElement

const listOf = (of: object) =>
  ({
    indexFromElement: () => 3,
    options: { horizontal: false, estimateSize: () => 36 },
    ...of,
  }) as unknown as List

it('goes by the guess until the browser has laid a row out', () => {
  const list = listOf({ measurementsCache: [] })
  expect(measureAfterLayout(NEVER_ASKED, undefined, list)).toBe(36)
  const entry = {
    borderBoxSize: [{ blockSize: 44, inlineSize: 300 }],
  } as unknown as ResizeObserverEntry
  expect(measureAfterLayout(NEVER_ASKED, entry, list)).toBe(44)
})

it('goes by what was measured before where the row comes again', () => {
  const measurementsCache = Array.from({ length: 4 }, () => ({ size: 52 }))
  expect(measureAfterLayout(NEVER_ASKED, undefined, listOf({ measurementsCache }))).toBe(52)
})

it('scrolls a list to its top, but not as it comes onto the page there', () => {
  const scrollTo = vi.fn()
  const list = listOf({ scrollElement: { scrollTo } })
  scrollUnlessBegins(0, {}, list)
  expect(scrollTo).not.toHaveBeenCalled()
  scrollUnlessBegins(0, {}, list)
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
})

it('scrolls a list that comes onto the page elsewhere', () => {
  const scrollTo = vi.fn()
  scrollUnlessBegins(120, {}, listOf({ scrollElement: { scrollTo } }))
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 120 }))
})
