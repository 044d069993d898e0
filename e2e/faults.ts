import type { Page, Route } from '@playwright/test'

export type Answer = Parameters<Route['fulfill']>[0]

/** The first page of a Scope's Prompts, and the head of one of them. */
export const PROMPT_LIST = /\/v1\/scopes\/[^/]+\/artifacts\/prompt\?/
export const PROMPT_HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/
/** What a screen reads once it is known who reads and where. */
export const READS = /\/v1\/(?!access\/(me|resources)|.*\/ready)/

export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

const NAMES = { 'X-PowerContext-Request-ID': 'req-of-the-fault' }

/** A refusal in the service's own words (contract §2). */
export const refusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { ...NAMES, ...headers },
  json: { error: { code, message: `The server says ${code}.`, details: null } },
})

/** A refusal by something that stands in front of the service. */
export const proxyRefusal = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  contentType: 'text/html',
  body: `<html><body><h1>${status}</h1></body></html>`,
})

/** A sign-in page of something that stands in front of the service, with the status of an answer. */
export const webPage: Answer = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Sign in</title><form></form>',
}

/** The same by way of a redirect. */
export const redirect: Answer = { status: 302, headers: { Location: '/sign-in-of-a-proxy' } }

const json = (body: string | Buffer, contentType = 'application/json'): Answer => ({
  status: 200,
  contentType,
  body,
})
const service = (status: number) => [refusal(status, `fault_${status}`), `fault_${status}`] as const
const proxy = (status: number) => [proxyRefusal(status), `http_${status}`] as const

/**
 * Faulty answers, each with the code that the screen shows for it and whether the screen offers "Retry". Neighbours have
 * different codes, so that a journey knows from the code on screen that the next fault has been shown.
 */
export const FAULTS: readonly (readonly [answer: Answer, code: string, again: boolean])[] = [
  [json('{"items": ['), 'contract_violation', true],
  [...service(400), false],
  [...service(408), true],
  [redirect, 'redirected', true],
  [...service(403), false],
  [json(''), 'contract_violation', true],
  [...service(409), true],
  [{ status: 204 }, 'contract_violation', true],
  [...service(410), false],
  [webPage, 'web_page', true],
  [...service(412), false],
  [json('null'), 'contract_violation', true],
  [...service(413), false],
  [json('{}', 'text/plain'), 'contract_violation', true],
  [...service(415), false],
  [json(Buffer.from('{"items": []}', 'utf16le')), 'contract_violation', true],
  [...service(421), true],
  [json('{"items": null, "content": null, "scope_id": null}'), 'contract_violation', true],
  [...service(422), false],
  [json('[{"id": 1}]'), 'contract_violation', true],
  [...service(425), true],
  [...service(429), true],
  [...service(500), true],
  [...service(501), true],
  [...service(503), true],
  [...proxy(400), true],
  [...proxy(403), true],
  [...proxy(404), true],
  [...proxy(429), true],
  [...proxy(502), true],
  [...proxy(503), true],
  [...proxy(504), true],
  [...proxy(511), true],
]

/** Answers calls so, those of `methods` only if given; ends with `page.unroute(url)`. */
export function answerWith(page: Page, url: RegExp, answer: Answer, methods?: readonly string[]) {
  return page.route(url, (route) =>
    methods && !methods.includes(route.request().method())
      ? route.fallback()
      : route.fulfill(answer),
  )
}

/** Takes calls and never answers them. */
export const silence = (page: Page, url: RegExp) => page.route(url, () => undefined)
