import type { PrincipalRef } from '../service/state'
import type { PersonKey } from './content/types'

const user = (id: string, description: string): PrincipalRef => ({ type: 'user', id, description })
const account = (id: string, description: string): PrincipalRef => ({
  type: 'service',
  id,
  description,
})

/** Everybody who acts in the sample. */
export const PRINCIPALS: Record<PersonKey, PrincipalRef> = {
  platform: account('svc-provisioner', 'Platform provisioning'),
  priya: user('priya.raman', 'Priya Raman'),
  mara: user('mara.lindqvist', 'Mara Lindqvist'),
  jonas: user('jonas.weber', 'Jonas Weber'),
  tom: user('tom.okafor', 'Tom Okafor'),
  elif: user('elif.demir', 'Elif Demir'),
  noah: user('noah.fischer', 'Noah Fischer'),
  nightly: account('svc-nightly', 'Nightly report'),
  daniel: user('daniel.osei', 'Daniel Osei'),
  hana: user('hana.kobayashi', 'Hana Kobayashi'),
  ruth: user('ruth.adeyemi', 'Ruth Adeyemi'),
  lucas: user('lucas.moreau', 'Lucas Moreau'),
  sofia: user('sofia.marchetti', 'Sofia Marchetti'),
  wei: user('wei.zhang', 'Wei Zhang'),
  kit: user('kit.barlow@contractors', 'Kit Barlow, Northside Consulting'),
}

export type SampleIdentity = {
  /** What the button on the sign-in screen says. */
  label: string
  /** Only ever for demonstrations: everybody can read it here. */
  token: string
  /** What there is to see with it. */
  hint: string
  principal: PrincipalRef
}

const identity = (
  person: PersonKey,
  role: string,
  token: string,
  hint: string,
): SampleIdentity => ({
  label: `${PRINCIPALS[person].type === 'service' ? PRINCIPALS[person].id : PRINCIPALS[person].description} — ${role}`,
  token,
  hint,
  principal: PRINCIPALS[person],
})

/** Who can sign in to the sample; the others act in its history only. */
export const SAMPLE_IDENTITIES: readonly SampleIdentity[] = [
  identity(
    'mara',
    'scope admin',
    'demo-scope-admin',
    'Administers and edits checkout and the Scopes below it; no server role',
  ),
  identity(
    'jonas',
    'second scope admin',
    'demo-second-admin',
    'Administers the same checkout Prompts: sign in beside Mara to see a conflict',
  ),
  identity(
    'priya',
    'compliance, server admin and observer',
    'demo-compliance',
    'The audit of the whole server and every Scope by its name; no reading role in any of them',
  ),
  identity(
    'tom',
    'scope admin without a reading role',
    'demo-blind-admin',
    'Administers checkout and support, and may read neither',
  ),
  identity(
    'elif',
    'viewer',
    'demo-viewer',
    'Reads checkout, incidents, reviews and support; changes nothing',
  ),
  identity(
    'noah',
    'former owner, role revoked',
    'demo-former-owner',
    'Owns the Prompt handoff.generate of checkout and may no longer change it',
  ),
  identity(
    'nightly',
    'service account',
    'demo-nightly',
    'Reads every Scope at night and notes late reports in data platform',
  ),
]
