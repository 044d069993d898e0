import type { Page } from '@playwright/test'

/** Serves the console's page as a plain web server does, which writes no settings into it: `config.json` is asked for. */
export async function settingsFromFile(page: Page) {
  await page.context().route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/(name="scope-console-settings" content=")[^"]*/, '$1')
    return route.fulfill({ response, body })
  })
}
