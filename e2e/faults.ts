import type { Page, Route } from '@playwright/test'

type Answer = Parameters<Route['fulfill']>[0]

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
