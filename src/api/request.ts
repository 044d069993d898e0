import { BASE_PATH } from '../lib/base-path'
import { exactJson } from '../lib/json/exact-json'
import type { Question } from './questions'

/**
 * The address that calls begin with: `apiBase` of the settings, or where the console lies if that is empty. It has no slash
 * at its end, because the path of a call begins with one.
 */
export const baseOf = (apiBase: string, here = BASE_PATH) =>
  (apiBase === '' ? here : apiBase).replace(/\/+$/, '')

/** The address that a question is sent to. */
export function urlOf(base: string, { path, query }: Question): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value])
      if (each !== undefined && each !== null && each !== '') search.append(key, String(each))
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** An answer as it arrives. */
export type Arriving = {
  response: Response
  /** When it began to arrive, in ms since the epoch: its `Date` tells the server's time at that moment, not when somebody reads it. */
  at: number
  /** The body. It is read at once, because a browser keeps the connection of an unread answer open. */
  text: Promise<string>
}

export async function arriving(answer: Promise<Response>): Promise<Arriving> {
  const response = await answer
  const text = response.text()
  // Whoever takes it up tells of its failure.
  text.catch(() => undefined)
  return { response, at: Date.now(), text }
}

/**
 * How a question is sent.
 * @param behindProxy a proxy in front of the service knows people by its own cookie
 */
export const initOf = (
  { method = 'GET', body, headers }: Question,
  token: string | null,
  signal: AbortSignal,
  behindProxy = false,
): RequestInit => ({
  method,
  headers: {
    Accept: 'application/json',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  },
  body: body === undefined ? null : exactJson(body),
  // The service sends validators for its own If-Match rule; a cached head would be an unseen one.
  cache: 'no-store',
  credentials: behindProxy ? 'same-origin' : 'omit',
  // Never followed: the token and what is written are for this server alone.
  redirect: 'manual',
  signal,
})
