import type { Page } from '@playwright/test'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

type Shift = PerformanceEntry & {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What moved on the page since it was opened or last asked, as the browser tells it. */
export const shiftsOn = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: string[] }
    return shifts.splice(0)
  })

/** Resolves when the page has nothing left to draw, deferred checks of a form included, and the browser has told what moved. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  )

/** Notes what moves from now on, also right after a press. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect: was, currentRect: is }) => {
          const text = node?.textContent?.slice(0, 60) ?? ''
          return `"${text}" ${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`
        })
        shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The browser knows no names, and each answer is painted before the page gets the next one: a slow network at its worst. */
export const answersApart = (page: Page) =>
  page.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol !== 'about:') localStorage.clear()
    const real = window.fetch.bind(window)
    let last = Promise.resolve()
    window.fetch = async (...asked) => {
      const answer = await real(...asked)
      const turn = last.then(
        () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          ),
      )
      last = turn
      await turn
      return answer
    }
  })
