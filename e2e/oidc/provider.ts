import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider, { type Context } from 'oidc-provider'
import { ended, listening } from './listening'

export const CLIENT_ID = 'scope-console'
/** Whom its access tokens are for. */
export const AUDIENCE = 'urn:scope-console:service'

const LOGIN = /^\/interaction\/([\w-]+)$/

/** Whoever signs in says who that is; nobody is asked for a password. */
const loginPage = (uid: string) =>
  `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>
   <form method="post" action="/interaction/${uid}">
     <label>Name <input name="name" autofocus></label>
     <button name="act" value="sign-in">Sign in</button>
     <button name="act" value="decline">Decline</button>
   </form></html>`

export type TestProvider = Awaited<ReturnType<typeof startProvider>>

/** A real provider of OpenID Connect on this machine. `register` makes it answer, when the console's address is known. */
export async function startProvider() {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.writeHead(503).end()
  let server = createServer((request, response) => answer(request, response))
  const issuer = await listening(server)
  const port = Number(new URL(issuer).port)
  let seconds = 300

  return {
    issuer,
    /** How long access tokens last that are given from now on, in seconds. */
    giveTokensFor(value: number) {
      seconds = value
    },
    register(redirect: string) {
      const provider = makeProvider(issuer, redirect, () => seconds)
      const answerAll = provider.callback()
      answer = (request, response) => {
        const [, uid] = LOGIN.exec(request.url ?? '') ?? []
        if (request.url === '/favicon.ico') response.writeHead(204).end()
        else if (uid === undefined) answerAll(request, response)
        else void interact(provider, uid, request, response)
      }
    },
    stop: () => ended(server),
    async startAgain() {
      server = createServer((request, response) => answer(request, response))
      await listening(server, port)
    },
  }
}

async function interact(
  provider: Provider,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(loginPage(uid))
    return
  }
  const form = new URLSearchParams(await text(request))
  const name = form.get('name') ?? ''
  await provider.interactionFinished(
    request,
    response,
    form.get('act') === 'decline'
      ? { error: 'access_denied', error_description: 'The person declined.' }
      : { login: { accountId: name } },
  )
}

function makeProvider(issuer: string, redirect: string, seconds: () => number) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [redirect],
        post_logout_redirect_uris: [redirect],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of-the-journeys'] },
    pkce: { required: () => true },
    scopes: ['openid', 'api'],
    clientBasedCORS: () => true,
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: Context, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
    loadExistingGrant,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context, form: string) => {
          context.body = `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>${form}
            <button form="op.logoutForm" name="logout" value="yes">Sign out there too</button></html>`
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'api',
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: seconds(),
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  })
}

/** Nobody is asked for consent. */
async function loadExistingGrant({ oidc: { provider, session, client, result } }: Context) {
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const found = known === undefined ? undefined : await provider.Grant.find(known)
  if (found) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid api')
  grant.addResourceScope(AUDIENCE, 'api')
  await grant.save()
  return grant
}
