import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { expect, test as base } from './fixtures'

/** Somebody else's name, which was pointed at the address that the console listens on. */
const NAME = 'elsewhere.test'

/** A tab of a browser that is taken in by that name. */
const test = base.extend<{ elsewhere: Page }>({
  elsewhere: async ({ launchOptions, playwright }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    })
    await provide(await browser.newPage())
    await browser.close()
  },
})

test('a name that was pointed at the console gets neither page nor settings nor answers', async ({
  backend,
  elsewhere,
}) => {
  await elsewhere.goto(`http://${NAME}:${new URL(backend.baseURL).port}/`)
  await expect(elsewhere.getByText('SCOPE_CONSOLE_HOSTS')).toBeVisible()
  for (const path of ['/', '/config.json', endpoints.me, endpoints.ready]) {
    const answer = await elsewhere.evaluate(async (address) => {
      const response = await fetch(address)
      return { status: response.status, text: await response.text() }
    }, path)
    expect(answer.status, path).toBe(421)
    expect(answer.text, path).toContain('SCOPE_CONSOLE_HOSTS')
  }
})
