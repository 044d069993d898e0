import type { OidcSettings } from './oidc-settings'

/** The setting `signIn` (screens §2). */
export type SignIn = 'token' | 'none' | { oidc: OidcSettings }

/** The ways that need no further settings. Those of a provider are judged where one is configured (`oidc-settings.ts`). */
export const isPlainWay = (value: unknown) => value === 'token' || value === 'none'

/** What the setting may be, for whoever has to correct it. */
export const WAYS = '"token", "none" or {"oidc": {…}}'

/** The provider of a deployment that has one. */
export const providerOf = (signIn: SignIn): OidcSettings | null =>
  typeof signIn === 'object' ? signIn.oidc : null
