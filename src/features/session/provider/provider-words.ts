import type { ProviderFault } from '../../../api/oidc/faults'
import type { providerTexts } from './provider-texts'

type T = typeof providerTexts.en
type Words = { title: string; said: string | null; help: string }

/** What became of a sign-in at the provider, and what would help. */
export function providerWords(fault: ProviderFault, name: string, t: T): Words {
  switch (fault.kind) {
    case 'unreachable':
      return { title: t.unreachable(name), said: null, help: t.unreachableHelp }
    case 'insecure':
      return { title: t.insecure, said: null, help: t.insecureHelp }
    case 'no-storage':
      return { title: t.noStorage, said: null, help: t.noStorageHelp }
    case 'unknown-answer':
      return { title: t.unknownAnswer, said: null, help: t.unknownAnswerHelp }
    case 'denied':
      return { title: t.denied(name), said: null, help: t.deniedHelp }
    case 'refused': {
      const said = fault.said === null ? t.code(fault.code) : t.codeSaid(fault.code, fault.said)
      return { title: t.refused(name), said, help: t.refusedHelp }
    }
    case 'mismatch': {
      const { expected, received } = fault
      const said =
        fault.field === 'issuer' ? t.issuer(expected, received) : t.client(expected, received)
      return { title: t.mismatch, said, help: t.settingsHelp }
    }
    case 'not-taken': {
      const { audience, secondsAhead } = fault
      const said = [
        audience === null ? null : t.audience(audience),
        secondsAhead === null ? null : t.clocks(Math.abs(secondsAhead), secondsAhead > 0),
      ].filter((line) => line !== null)
      return { title: t.notTaken, said: said.join(' ') || null, help: t.notTakenHelp }
    }
  }
}
