import type { OidcSettings } from '../../lib/oidc-settings'
import { renewTokensBy } from '../client'
import { TokenRenewal } from './renewal'

/** Has the session's token renewed from now on. The code that asks the provider comes when it is asked. */
export function keepRenewed(settings: OidcSettings) {
  const renewal = new TokenRenewal(async (grant) =>
    (await import('./provider')).renewToken(settings, grant),
  )
  renewTokensBy(renewal)
  renewal.begin()
}
