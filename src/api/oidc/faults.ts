/** Why a sign-in at the provider came to nothing. */
export type ProviderFault =
  /** `unreachable`: the provider did not answer; `insecure`, `no-storage`: the browser lacks what it takes here. */
  | { kind: 'unreachable' | 'insecure' | 'no-storage' }
  /** The answer belongs to no sign-in that this tab began. */
  | { kind: 'unknown-answer' }
  | { kind: 'denied' }
  /** The provider's own code and words. */
  | { kind: 'refused'; code: string; said: string | null }
  /** Who answered is not the configured issuer, or the token is for somebody else. */
  | { kind: 'mismatch'; field: 'issuer' | 'audience'; expected: string; received: string }
  /** The provider signed the person in, and the server does not take its token. */
  | { kind: 'not-taken'; audience: string | null; secondsAhead: number | null }

export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly fault: ProviderFault,
    /** Where the person was going, as far as that is known. */
    readonly next: string | null,
    options?: ErrorOptions,
  ) {
    super(JSON.stringify(fault), options)
  }
}

/** Refusals that are about the moment: the provider is asked again. */
const PASSING = new Set(['server_error', 'temporarily_unavailable', 'slow_down'])

type Refusal = Error & { error: string; error_description: string | null; state?: unknown }

/** The library tells its failures apart by their words alone. */
const wordsOf = (cause: unknown) =>
  cause instanceof Error ? String(cause).replace(/^\w+: /, '') : ''

/** An answer of the provider that names its error. */
export const isRefusal = (cause: unknown): cause is Refusal =>
  cause instanceof Error &&
  cause.name === 'ErrorResponse' &&
  'error' in cause &&
  typeof cause.error === 'string'

/** The library's words for a new token of somebody else, or of another sign-in. */
const ANOTHERS = /^(sub|azp|auth_time) (in|not in) id_token/

/** Whether a grant will not be taken again: the provider said so, or what it gave is for somebody else. */
export const isOver = (cause: unknown) =>
  isRefusal(cause) ? !PASSING.has(cause.error) : ANOTHERS.test(wordsOf(cause))

/** The library's words for an answer that belongs to no sign-in of this tab, or not to the settings of now. */
const NOT_BEGUN =
  /^(No (matching )?state|State does not|(authority|client_id) mismatch|Expected code|No (client_id|authority) on state)/

/** @param isReturn the provider has sent the person back with something */
export function faultOf(cause: unknown, isReturn: boolean): ProviderFault {
  if (isRefusal(cause)) {
    const { error, error_description: said } = cause
    if (error === 'access_denied') return { kind: 'denied' }
    return { kind: 'refused', code: error, said }
  }
  const words = wordsOf(cause)
  if (isReturn && NOT_BEGUN.test(words)) return { kind: 'unknown-answer' }
  if (isReturn && /id.?token/i.test(words)) {
    return { kind: 'refused', code: 'invalid_id_token', said: null }
  }
  return { kind: 'unreachable' }
}
