import type { OidcSettings } from '../../lib/oidc-settings'
import { renewTokensBy } from '../client'
import { AcrossTabs } from './across-tabs'
import { TokenRenewal } from './renewal'

/** Has the session's token renewed from now on. The code that asks the provider comes when it is asked. */
export function keepRenewed(settings: OidcSettings) {
  const tabs = new AcrossTabs()
  const renewal = new TokenRenewal((grant) =>
    tabs.renewInTurn(grant, async (its) => (await import('./provider')).renewToken(settings, its)),
  )
  renewTokensBy(renewal)
  tabs.begin()
  renewal.begin()
}
