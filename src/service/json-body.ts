import { invalidFields, requestTooLarge } from './errors'
import { jsonFault } from './json-fault'

/** Levels of arrays and objects that the real service still reads. */
const DEPTH_MAX = 990
const LONE_SURROGATE = /\p{Surrogate}/u
/**
 * Commas and opening brackets that a body may hold between its texts: more than fit into any Prompt (contract §5: 256 KiB
 * in all). The real service has no such bound; a body of millions of values would take seconds of everybody's time.
 */
const VALUES_MAX = 2 ** 18
/** application/json and its kin, with parameters or without. */
const JSON_TYPE = /^\s*application\/(?:[^\s/;,]+\+)?json\s*(?:;|$)/i

export type JsonBody = {
  /** Undefined for an empty body, for one with NaN or Infinity, and for text that is no JSON and does not say that it is. */
  value: unknown
  /** Whether an answer could carry it back: half of a surrogate pair is no text, and neither 1e400 nor NaN is a number that JSON has. */
  wellFormed: boolean
  /** Whether its Content-Type says JSON. A page elsewhere can make a browser send other types without asking first. */
  declared: boolean
}

/** A body that is no UTF-8 or is nested without end; the real service's framework answers it, without an error body. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

export const declaresJson = (headers: Headers): boolean =>
  JSON_TYPE.test(headers.get('Content-Type') ?? '')

/**
 * Reads a body as JSON, also where its Content-Type says otherwise: authority is decided from it first (contract §2).
 * @throws ServiceError 413 when it holds too many values, 422 when it is no JSON.
 * @throws UnreadableBody when it cannot be read at all.
 */
export function parseJsonBody(bytes: Uint8Array, declared: boolean): JsonBody {
  if (bytes.byteLength === 0) return { value: undefined, wellFormed: true, declared: true }
  if (holdsTooMuch(bytes)) throw requestTooLarge()
  const text = decode(bytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const at = jsonFault(text, DEPTH_MAX, nestedTooDeeply)
    if (at === null || !declared) return { value: undefined, wellFormed: false, declared }
    throw invalidFields(422, [
      { type: 'json_invalid', loc: ['body', at], msg: 'JSON decode error' },
    ])
  }
  return { value, wellFormed: !isSuspect(text) || isWellFormed(value), declared }
}

const nestedTooDeeply = () => new UnreadableBody('the body is nested too deeply')

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((mark) => mark.charCodeAt(0))

/** Counts before anything is built: each value but the first has a comma or an opening before it, or both. */
function holdsTooMuch(bytes: Uint8Array): boolean {
  if (bytes.byteLength <= VALUES_MAX) return false
  let values = 1
  let inText = false
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const byte = bytes[at]
    if (inText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) {
      if ((values += 1) > VALUES_MAX) return true
    }
  }
  return false
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableBody('the body is no UTF-8', { cause })
  }
}

/**
 * Half a pair can only have come as an escape, and an endless number only by an exponent or by its length, which is
 * counted from its first digit only.
 */
const SUSPECT = /\\u[dD][89a-fA-F]|\d[eE]|(?<!\d)\d{300}/

/** Whether the value has to be walked through: a walk through a million members takes longer than parsing them. */
function isSuspect(text: string): boolean {
  if (SUSPECT.test(text)) return true
  let brackets = 0
  const opening = /[[{]/g
  while (opening.test(text)) if ((brackets += 1) > DEPTH_MAX) return true
  return false
}

/** Level by level, because what calls itself for each level ends in a stack overflow on a hostile body. */
function isWellFormed(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw nestedTooDeeply()
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        if (LONE_SURROGATE.test(value)) return false
      } else if (typeof value === 'number') {
        if (!Number.isFinite(value)) return false
      } else if (Array.isArray(value)) {
        for (const item of value) next.push(item)
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, member] of Object.entries(value)) next.push(name, member)
      }
    }
    level = next
  }
  return true
}
