import type { BrowserContext, ConsoleMessage } from '@playwright/test'

type Announcement = { text: RegExp; isFrom: (url: string) => boolean }

/**
 * What went wrong in the browser behind the test's back: console errors, Content Security Policy
 * violations of any level, page errors and unhandled rejections (Chromium reports these as page errors).
 */
export class Problems {
  private readonly seen: { text: string; url: string }[] = []
  private readonly announced: Announcement[] = []

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (isProblem(message)) {
        this.seen.push({
          text: `console ${message.type()}: ${message.text()}`,
          url: message.location().url,
        })
      }
    })
    context.on('weberror', (error) => {
      const { message, stack } = error.error()
      this.seen.push({ text: `page error: ${stack ?? message}`, url: error.page()?.url() ?? '' })
    })
  }

  announce(text: RegExp, isFrom: (url: string) => boolean = () => true) {
    this.announced.push({ text, isFrom })
  }

  unannounced(): string[] {
    return this.seen
      .filter(
        (problem) =>
          !this.announced.some(
            ({ text, isFrom }) => text.test(problem.text) && isFrom(problem.url),
          ),
      )
      .map(({ text, url }) => `${text} (${url})`)
  }
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /content security policy/i.test(message.text())
}
