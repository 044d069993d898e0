import * as v from 'valibot'

const Claims = v.object({
  aud: v.optional(v.union([v.string(), v.array(v.string())])),
  iat: v.optional(v.number()),
})

/** Seconds by which clocks differ without anybody minding. */
const TOLERATED_S = 30

/**
 * What an access token says of itself, where it is a JWT, to tell a person why a server may not take it. Nothing is decided
 * by it, so no signature is checked.
 * @param serverNow ms since 1970 by the server's clock
 */
export function hintsOf(token: string, serverNow: number) {
  const claims = v.safeParse(Claims, payloadOf(token))
  if (!claims.success) return { audience: null, secondsAhead: null }
  const { aud, iat } = claims.output
  const ahead = iat === undefined ? 0 : Math.round(iat - serverNow / 1_000)
  return {
    audience: aud === undefined ? null : [aud].flat().join(', '),
    /** How far the provider's clock is ahead of the server's; null where the two agree, as far as is known. */
    secondsAhead: Math.abs(ahead) > TOLERATED_S ? ahead : null,
  }
}

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
  } catch {
    return null // a token that says nothing of itself
  }
}
