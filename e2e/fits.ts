import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Expects that the screen is no wider than a narrow and a wide window. A failure names the elements that lead to what is too wide. */
export async function expectFits(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(tooWide), `${page.url()} at ${width}`).toEqual([])
  }
}

/** Follows what makes the page wider than its window, from the body inwards: each element lies in the one before. Empty where the page fits. */
function tooWide(): string[] {
  const root = document.documentElement
  const before = root.scrollWidth
  if (before <= root.clientWidth) return []
  const widens = (element: Element) => {
    const { style } = element as HTMLElement
    style.setProperty('display', 'none', 'important')
    const isLess = root.scrollWidth < before
    style.removeProperty('display')
    return isLess
  }
  const way = [`${before} px`]
  let next: Element | undefined = document.body
  while (next) {
    way.push(`${next.tagName} ${next.getAttribute('role') ?? ''} ${next.textContent.slice(0, 40)}`)
    next = [...next.children].find(widens)
  }
  return way.slice(-8)
}
