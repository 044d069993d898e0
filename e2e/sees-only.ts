import type { BrowserContext } from '@playwright/test'

/** Tests share their people. Of what a person may read, the page is told the Scopes of this test alone. */
export const seesOnly = (context: BrowserContext, isOwn: (scopeId: string) => boolean) =>
  context.route('**/v1/access/resources/list', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { items: { scope_id?: string }[] }
    const items = answer.items.filter(({ scope_id: id }) => !id || isOwn(id))
    await route.fulfill({ response, json: { ...answer, items } })
  })
