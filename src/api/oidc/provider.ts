import { OidcClient, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts'
import * as v from 'valibot'
import { nameHere } from '../../lib/base-path'
import type { OidcSettings } from '../../lib/oidc-settings'
import { tabStorage } from '../../lib/storage/browser-storage'
import type { Grant } from '../session'
import { faultOf, isOver, isRefusal, ProviderError } from './faults'
import { lifetimeOf } from './lifetime'
import type { Renewed } from './renewal'
import { signedOutAtProvider } from './signed-out'

/** What a sign-in carries through the provider, in this tab's storage. */
const Carried = v.object({ next: v.string(), keep: v.boolean() })
type Carried = v.InferOutput<typeof Carried>

const TIMEOUT_S = 10
const STATE_PREFIX = nameHere('scope-console.oidc.')
/** A sign-in that was left at the provider is forgotten after this time, in seconds. */
const STATE_AGE_S = 3_600

const clients = new Map<string, OidcClient>()

/** The client of a return address. It reads what the provider says of itself once in a page. */
function clientOf(settings: OidcSettings, redirect: string): OidcClient {
  const client = clients.get(redirect) ?? makeClient(settings, redirect)
  clients.set(redirect, client)
  return client
}

const makeClient = (settings: OidcSettings, redirect: string) =>
  new OidcClient({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: redirect,
    post_logout_redirect_uri: redirect,
    scope: settings.scope,
    stateStore: new WebStorageStateStore({ prefix: STATE_PREFIX, store: sessionStorage }),
    staleStateAgeInSeconds: STATE_AGE_S,
    requestTimeoutInSeconds: TIMEOUT_S,
    fetchRequestCredentials: 'omit',
    ...(settings.prompt !== undefined && { prompt: settings.prompt }),
    ...(settings.resource !== undefined && { resource: settings.resource }),
    ...(settings.audience !== undefined && { extraQueryParams: { audience: settings.audience } }),
  })

function grantOf(answer: SigninResponse, before: Grant | null): Grant {
  const { refresh_token, id_token, scope, expires_in } = answer
  return {
    signInId: before?.signInId ?? crypto.randomUUID(),
    turn: before ? before.turn + 1 : 0,
    // A provider that sends no new refresh token still takes the one before.
    refreshToken: refresh_token ?? before?.refreshToken ?? null,
    idToken: id_token ?? before?.idToken ?? null,
    scope: scope ?? before?.scope ?? '',
    ...lifetimeOf(expires_in, Date.now()),
  }
}

/**
 * Leaves for the provider: authorization code with PKCE.
 * @param again asks for a sign-in also where the provider knows the person, so that it can be somebody else
 * @throws ProviderError
 */
export async function leaveToSignIn(
  settings: OidcSettings,
  redirect: string,
  { again, ...carried }: Carried & { again: boolean },
) {
  if (!globalThis.isSecureContext) throw new ProviderError({ kind: 'insecure' }, carried.next)
  if (!tabStorage.works()) throw new ProviderError({ kind: 'no-storage' }, carried.next)
  let url: string
  try {
    const client = clientOf(settings, redirect)
    await requireIssuer(client, settings)
    const request = await client.createSigninRequest({
      state: carried,
      ...(again && { prompt: 'login' }),
    })
    url = request.url
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    throw new ProviderError(faultOf(cause, false), carried.next, { cause })
  }
  window.location.assign(url)
}

type Returned = Carried & { token: string; grant: Grant }

/**
 * Takes up what the provider has sent the person back with.
 * @throws ProviderError
 */
export async function returnFromProvider(
  settings: OidcSettings,
  redirect: string,
  address: string,
): Promise<Returned> {
  if (!tabStorage.works()) throw new ProviderError({ kind: 'no-storage' }, null)
  try {
    const client = clientOf(settings, redirect)
    await requireBegun(client, address)
    const answer = await client.processSigninResponse(address)
    const carried = v.parse(Carried, answer.userState)
    requireOurs(answer, settings, carried.next)
    return { ...carried, token: answer.access_token, grant: grantOf(answer, null) }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    const carried = v.safeParse(Carried, isRefusal(cause) ? cause.state : null)
    const next = carried.success ? carried.output.next : null
    throw new ProviderError(faultOf(cause, true), next, { cause })
  }
}

/** The tab's note of a sign-in that it began. Where that is missing or damaged, the provider is not even asked. */
async function requireBegun(client: OidcClient, address: string) {
  try {
    const { state } = await client.readSigninResponseState(address)
    v.parse(Carried, state.data)
  } catch (cause) {
    throw new ProviderError({ kind: 'unknown-answer' }, null, { cause })
  }
}

async function requireIssuer(client: OidcClient, { issuer }: OidcSettings) {
  const received = await client.metadataService.getIssuer()
  if (received.replace(/\/$/, '') === issuer.replace(/\/$/, '')) return
  throw new ProviderError({ kind: 'mismatch', field: 'issuer', expected: issuer, received }, null)
}

/** Checks issuer and audience of the ID token, which the library leaves to its caller. */
function requireOurs(
  { profile }: SigninResponse,
  { issuer, clientId }: OidcSettings,
  next: string,
) {
  const audience = [profile.aud].flat()
  if (profile.iss.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) {
    const fault = { field: 'issuer', expected: issuer, received: profile.iss } as const
    throw new ProviderError({ kind: 'mismatch', ...fault }, next)
  }
  if (!audience.includes(clientId)) {
    const fault = { field: 'audience', expected: clientId, received: audience.join(', ') } as const
    throw new ProviderError({ kind: 'mismatch', ...fault }, next)
  }
}

/**
 * Another token for a grant, by its refresh token.
 * @returns null where the provider takes it no more
 * @throws where the provider could not be asked
 */
export async function renewToken(settings: OidcSettings, grant: Grant): Promise<Renewed | null> {
  if (grant.refreshToken === null) return null
  try {
    const answer = await clientOf(settings, window.location.origin).useRefreshToken({
      state: {
        refresh_token: grant.refreshToken,
        id_token: grant.idToken ?? undefined,
        session_state: null,
        scope: grant.scope,
        profile: { sub: '', iss: '', aud: '', exp: 0, iat: 0 },
      },
      ...(settings.resource !== undefined && { resource: settings.resource }),
    })
    return { token: answer.access_token, grant: grantOf(answer, grant) }
  } catch (cause) {
    if (isOver(cause)) return null
    throw cause
  }
}

/**
 * Signs out at the provider too, where it offers that: the page leaves, and comes back to `redirect`. Where it does not, or
 * does not answer, the person is signed out here alone.
 */
export async function signOutAtProvider(settings: OidcSettings, redirect: string, grant: Grant) {
  const client = clientOf(settings, redirect)
  let url: string
  try {
    if (grant.refreshToken !== null && (await client.metadataService.getRevocationEndpoint())) {
      // The library fails where an answer of success has no JSON in it. Signing out does not depend on it.
      await client.revokeToken(grant.refreshToken, 'refresh_token').catch(() => undefined)
    }
    if (!(await client.metadataService.getEndSessionEndpoint())) return
    const request = await client.createSignoutRequest({
      client_id: settings.clientId,
      ...(grant.idToken !== null && { id_token_hint: grant.idToken }),
    })
    url = request.url
  } catch {
    return // the sign-in screen says that the provider may still know the person
  }
  signedOutAtProvider.note()
  window.location.assign(url)
}
