import { expect, type Locator, type Page } from '@playwright/test'
import { SLOWNESS } from './slowness'

/** A phone, and the narrowest screen that counts (screens §1). */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const WINDOWS = [{ width: 1440, height: 900 }, ...PHONES]

/**
 * Expects that a person sees these elements in windows of three sizes: on screen once scrolled to, not clipped, not covered,
 * and large enough for their text. "Visible" in Playwright's sense is an element of two pixels too.
 */
export async function expectSeen(page: Page, elements: Record<string, Locator>): Promise<void> {
  const before = page.viewportSize()
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const [name, element] of Object.entries(elements)) {
      // Another size may mean another element: a table becomes a list a moment later.
      await expect(async () => {
        // At the window's edge the bar could cover the element, so the journey scrolls it into the middle.
        await element.evaluate((it) => it.scrollIntoView({ block: 'center' }), undefined, {
          timeout: 2_000 * SLOWNESS,
        })
        const why = await element.evaluate(whyNotSeen)
        expect(why, `${name} at ${size.width}x${size.height}`).toBe(null)
      }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 * SLOWNESS })
    }
  }
  if (before) await page.setViewportSize(before)
}

/** Expects that a person sees these elements in the window as it stands, and need not scroll to any. */
export async function expectSeenAtOnce(elements: Record<string, Locator>): Promise<void> {
  for (const [name, element] of Object.entries(elements))
    await expect.poll(() => element.evaluate(whyNotSeen), name).toBe(null)
}

/** Why a person can't see the element, null if they can. Runs in the page. */
export function whyNotSeen(element: Element): string | null {
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
  const clip = (by: { left: number; top: number; right: number; bottom: number }) => {
    left = Math.max(left, by.left)
    top = Math.max(top, by.top)
    right = Math.min(right, by.right)
    bottom = Math.min(bottom, by.bottom)
  }
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    clip(around.getBoundingClientRect())
  }
  const size = `${Math.round(right - left)}x${Math.round(bottom - top)} px`
  const { lineHeight, fontSize } = getComputedStyle(element)
  const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2
  // A page scrolls by whole pixels, and its lines lie between them.
  if (bottom - top < Math.floor(line) - 1) return `${size}: less than a line is on screen`
  // Of what is longer than the window a good part has to be there, of anything smaller all of it.
  const wanted = { width: Math.min(box.width, 200), height: Math.min(box.height, 120) }
  if (right - left < wanted.width - 1) return `${size}: cut off at its side`
  if (bottom - top < wanted.height - 1) return `${size}: cut off above or below`

  const text = document.createRange()
  text.selectNodeContents(element)
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const words = text.getBoundingClientRect()
  if (cuts(overflowY) && words.height > box.height + 1) return `${size}: its text is cut off below`
  if (cuts(overflowX) && textOverflow !== 'ellipsis' && words.width > box.width + 1)
    return `${size}: its text is cut off at its side`

  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const covering = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && !element.contains(hit) && !hit.contains(element) ? [hit] : []
  })
  // What lies at an edge, such as the bar over a list that is scrolled, covers nothing that counts.
  const [first] = covering
  if (first && covering.length > 3)
    return `covered by <${first.tagName.toLowerCase()}> ${first.textContent.slice(0, 40)}`
  return null
}
