import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { identities, type IdentityName } from '../identities'
import { ended, listening } from './listening'

type Claims = { iss: string; aud: string; exp: number; sub: string; jti: string }

const partOf = (part: string | undefined): unknown =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString() || 'null')

export type Gate = Awaited<ReturnType<typeof startGate>>

/**
 * Stands in front of the embedded service, which takes tokens of its own: checks the provider's JWT by its published key,
 * issuer, audience and end, and passes the request on with the token of the identity that `sub` names.
 */
export async function startGate(service: string, issuer: string) {
  let audience: string | null = null
  let keys: JsonWebKey[] | null = null
  const seen = new Set<string>()
  const refused = new Set<string>()

  async function tokenOf(authorization: string | undefined): Promise<string | null> {
    const [, jwt = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
    const [head, payload, signature] = jwt.split('.')
    if (signature === undefined) return null
    keys ??= ((await (await fetch(`${issuer}/jwks`)).json()) as { keys: JsonWebKey[] }).keys
    const isSigned = keys.some((key) =>
      verify(
        'sha256',
        Buffer.from(`${head}.${payload}`),
        createPublicKey({ key, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      ),
    )
    const claims = partOf(payload) as Claims
    const isGood =
      claims.iss === issuer && claims.aud === audience && claims.exp > Date.now() / 1000
    if (!isSigned || !isGood || refused.has(claims.jti)) return null
    seen.add(claims.jti)
    return identities[claims.sub as IdentityName].token
  }

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isOpen = request.url === '/health/ready'
    const token = isOpen ? null : await tokenOf(request.headers.authorization)
    if (token === null && !isOpen) {
      request.resume()
      const error = { code: 'unauthenticated', message: 'The token is not valid.', details: null }
      response.writeHead(401, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ error }))
      return
    }
    passOn(service, request, response, token)
  }
  const url = await listening(server)
  return {
    url,
    takeTokensFor(value: string) {
      audience = value
    },
    /** Takes none of the tokens any more that it has taken so far. */
    refuseKnownTokens() {
      for (const id of seen) refused.add(id)
    },
    stop: () => ended(server),
  }
}

/** Passes a request on to a server of this machine, as it came but for its credential. */
export function passOn(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
) {
  const { host } = new URL(origin)
  const headers: Record<string, string | string[] | undefined> = { ...request.headers, host }
  if (headers['origin']) headers['origin'] = origin
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  const passed = send(
    `${origin}${request.url}`,
    { method: request.method ?? 'GET', headers },
    (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(response)
    },
  )
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
