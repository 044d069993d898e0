import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  ask: (who: string) => `Did ${who} ever hold one?`,
  cost: 'Reads the role bindings of this principal; reading them is recorded in the audit.',
  alsoDenied: 'The service decides server.admin as well, and records that you do not hold it.',
  looking: 'Reading role bindings',
  lost: (
    who: string,
    role: string,
    until: string,
    how: 'expired' | 'revoked',
    by: string | null,
  ) =>
    how === 'expired'
      ? `${who} held ${role} until ${until}, when it expired.`
      : `${who} held ${role} until ${until}, when ${by ? `${by} revoked it` : 'it was revoked'}.`,
  later: (who: string, role: string, since: string) =>
    `${who} did not hold one yet: ${role} was granted on ${since}.`,
  held: (who: string, role: string) =>
    `${who} held ${role} at that time, as far as role bindings tell: a missing role does not explain this refusal.`,
  never: (who: string, action: string) =>
    `No role binding ever gave ${who} ${action} on this resource.`,
  notAbove: 'Roles on the server are not in the list that you may read.',
  notKnown: 'Groups that it may belong to, and ownership, are not in role bindings.',
  notWhole: (bindings: number) => `Only the first ${number(bindings)} role bindings were read.`,
}
