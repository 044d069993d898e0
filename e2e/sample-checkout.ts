import * as v from 'valibot'
import { AuditPage, type AuditEvent } from '../src/api/contract/audit'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { Asker } from './asker'
import { expect } from './fixtures'
import { MARA, test as onSample } from './sample-backend'

const CHECKOUT = 'Checkout service'

const familyOf = ({ resource }: AuditEvent) =>
  (resource as { identity?: { family?: string } }).identity?.family

/** The refused requests on Prompts: to read one, to save one. */
export const deniedOnPrompts = (events: readonly AuditEvent[]) =>
  events.filter(
    (event) =>
      !event.allowed &&
      (familyOf(event) === 'prompt' ||
        event.operation === 'get_prompt_configuration' ||
        (event.operation === 'replace_artifact' && event.action === 'scope.admin')),
  )

type Asked = { body?: unknown; token?: string }

export type Checkout = {
  scopeId: string
  /** All events of its audit, oldest first, without Mara Lindqvist's own reading of it, which these journeys make more of. */
  truth: AuditEvent[]
  /** Sends a request to the interface, as Mara Lindqvist unless another token is given. */
  ask<S extends v.GenericSchema>(
    path: string,
    schema: S,
    options?: Asked,
  ): Promise<v.InferOutput<S>>
  /** The events that the service recorded for the calls of the console while `piece` ran. */
  recordedDuring(piece: () => Promise<unknown>): Promise<AuditEvent[]>
  asker: Asker
}

/** The sample, on the screen of its Scope "Checkout service", signed in as Mara Lindqvist. */
export const test = onSample.extend<{ checkout: Checkout }>({
  // The list draws rows in view only, so the window is high enough for all rows of an answer.
  viewport: { width: 1280, height: 4_000 },
  /** Finds the Scope by its name, as Mara Lindqvist does. */
  checkout: async ({ baseURL, openAs, page, requests }, provide) => {
    const ask: Checkout['ask'] = async (path, schema, { body, token = MARA } = {}) => {
      const answer = await fetch(baseURL + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return v.parse(schema, await answer.json())
    }
    await page.addInitScript((token) => sessionStorage.setItem('scope-console.token', token), MARA)
    await openAs(null, paths.scopes())
    // The Scopes below it name it as their parent.
    const title = page.getByRole('rowheader').getByRole('link', { name: CHECKOUT, exact: true })
    await title.click()
    await expect(page.getByRole('heading', { level: 1, name: CHECKOUT })).toBeVisible()
    const scopeId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const audit = async () => {
      const events: AuditEvent[] = []
      let cursor: string | null | undefined = null
      do {
        const body = { resource: { type: 'scope', scope_id: scopeId }, limit: 200, cursor }
        const part: v.InferOutput<typeof AuditPage> = await ask(endpoints.audit, AuditPage, {
          body,
        })
        events.push(...part.items)
        cursor = part.next_cursor
      } while (cursor)
      return events.sort((a, b) => a.cursor - b.cursor)
    }
    const truth = (await audit()).filter(
      ({ operation, principal }) =>
        operation !== 'list_access_audit' || principal.id !== 'mara.lindqvist',
    )
    const recordedDuring: Checkout['recordedDuring'] = async (piece) => {
      await requests.settled(page)
      const calls = await requests.during(piece)
      await expect
        .poll(() => calls.filter((call) => call.isOut), 'calls without an end')
        .toEqual([])
      const ids = new Set(calls.map((call) => call.requestId))
      return (await audit()).filter((event) => event.request_id && ids.has(event.request_id))
    }
    await provide({ scopeId, truth, ask, recordedDuring, asker: new Asker(page, requests) })
  },
})
