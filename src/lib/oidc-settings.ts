import * as v from 'valibot'

/** A provider is asked over TLS. On this machine it may do without, to try things out. */
const isProviderAddress = (address: string) =>
  URL.canParse(address) &&
  /^(https:|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/.test(new URL(address).href)

const isOrigin = (address: string) =>
  isProviderAddress(address) && new URL(address).origin === address

const Text = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'a text that is not empty'),
)

/**
 * A provider of OpenID Connect (decision 30). Strict: a misspelt field would be a setting that nobody applies.
 */
export const OidcSettings = v.strictObject({
  issuer: v.pipe(
    v.string(),
    v.check(isProviderAddress, 'an https:// address (http:// on the loopback only)'),
  ),
  clientId: Text,
  /** What the console asks for, `openid` among it. Mostly `offline_access` is what brings a refresh token. */
  scope: v.optional(
    v.pipe(
      v.string(),
      v.check((scope) => scope.split(' ').includes('openid'), 'scopes with "openid" among them'),
    ),
    'openid',
  ),
  /** Whom the access token is for: `audience` and `resource` (RFC 8707) are two ways in which providers are told. */
  audience: v.optional(Text),
  resource: v.optional(Text),
  prompt: v.optional(Text),
  /** What the button calls the provider; its host without it. */
  label: v.optional(Text),
  /** Where the provider answers besides the issuer's origin. */
  origins: v.optional(
    v.array(v.pipe(v.string(), v.check(isOrigin, 'an origin such as "https://login.example"'))),
    [],
  ),
})
export type OidcSettings = v.InferOutput<typeof OidcSettings>

/** The setting `signIn` of a deployment with a provider. */
export const OidcSignIn = v.strictObject({ oidc: OidcSettings })

/** What a provider is called on screen. */
export const providerName = ({ label, issuer }: OidcSettings) => label ?? new URL(issuer).host

/** Every origin that a browser asks to sign in. */
export const providerOrigins = ({ issuer, origins }: OidcSettings) => [
  ...new Set([new URL(issuer).origin, ...origins]),
]
