import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { compactJson } from '../lib/json/compact-json'
import { accessConflict, cursorExpired, invalidAccessRequest, invalidCursor } from './errors'
import type { Call, PrincipalRef } from './state'

/** Seconds that a cursor of a Scope or Artifact list lives (contract §2). */
const LIST_CURSOR_SECONDS = 3600

const encoder = new TextEncoder()

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64Url(value: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(value)) return null
  try {
    return Uint8Array.from(atob(value.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    )
  } catch {
    return null // not base64: whoever decodes says that the cursor is invalid
  }
}

const sign = (call: Call, payload: Uint8Array) => hmac(sha256, call.state.cursorSecret, payload)

/** Without an early exit, so that the time taken tells nothing about the signature. */
function same(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  a.forEach((byte, index) => {
    difference |= byte ^ (b[index] ?? 0)
  })
  return difference === 0
}

function parse(payload: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null // signed by an older secret's owner only: invalid all the same
  }
}

type Query = Record<string, unknown>

/** A cursor of a Scope, Artifact or revision list: bound to the query, alive for one hour (contract §2). */
export function encodeListCursor(call: Call, query: Query, after: string): string {
  const expires = Math.floor(call.state.now() / 1_000_000) + LIST_CURSOR_SECONDS
  const payload = encoder.encode(compactJson({ query, after, expires_at: expires }))
  return `${toBase64Url(payload)}.${toBase64Url(sign(call, payload))}`
}

/**
 * The position that a list cursor names, or null without one.
 * @throws ServiceError 400 `invalid_cursor` when malformed, altered or of another query; 410 when too old.
 */
export function decodeListCursor(call: Call, query: Query, cursor: string | null): string | null {
  if (cursor === null) return null
  const [encoded, signature, ...rest] = cursor.split('.').map(fromBase64Url)
  if (!encoded || !signature || rest.length > 0 || !same(signature, sign(call, encoded))) {
    throw invalidCursor()
  }
  const payload = parse(encoded)
  if (
    payload === null ||
    compactJson(payload.query) !== compactJson(query) ||
    typeof payload.after !== 'string'
  ) {
    throw invalidCursor()
  }
  if (Math.floor(call.state.now() / 1_000_000) >= Number(payload.expires_at)) throw cursorExpired()
  return payload.after
}

export type AccessCursor = { operation: string; query: Query; policyRevision: string }

/** A cursor of an Access list: bound to caller, query and policy revision (contract §6). */
export function encodeAccessCursor(
  call: Call,
  principal: PrincipalRef,
  { operation, query, policyRevision }: AccessCursor,
  after: string,
): string {
  const payload = encoder.encode(
    compactJson({
      after,
      operation,
      policy_revision: policyRevision,
      query,
      subject: principal.id,
    }),
  )
  const signed = new Uint8Array(payload.length + 32)
  signed.set(payload)
  signed.set(sign(call, payload), payload.length)
  return toBase64Url(signed)
}

/**
 * The position that an Access cursor names, or null without one.
 * @throws ServiceError 422 when malformed, altered, of another caller or query; 409 `access_cursor_stale` when a binding
 *   has changed since.
 */
export function decodeAccessCursor(
  call: Call,
  principal: PrincipalRef,
  { operation, query, policyRevision }: AccessCursor,
  cursor: string | null | undefined,
): string | null {
  if (cursor === null || cursor === undefined) return null
  const signed = fromBase64Url(cursor)
  if (signed === null || signed.length < 32) throw invalidAccessRequest()
  const encoded = signed.slice(0, -32)
  if (!same(signed.slice(-32), sign(call, encoded))) throw invalidAccessRequest()
  const payload = parse(encoded)
  if (
    payload === null ||
    payload.operation !== operation ||
    payload.subject !== principal.id ||
    compactJson(payload.query) !== compactJson(query)
  ) {
    throw invalidAccessRequest()
  }
  if (payload.policy_revision !== policyRevision) throw accessConflict('access_cursor_stale')
  if (typeof payload.after !== 'string' || payload.after === '') throw invalidAccessRequest()
  return payload.after
}
