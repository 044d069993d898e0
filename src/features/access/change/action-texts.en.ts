import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  grant: 'Grant…',
  revoke: 'Revoke…',
  renew: 'Renew…',
  replace: 'Replace…',
  needScopeAdmin: 'You need scope.admin on this scope',
  managedElsewhere: 'Bindings are managed by another system here: the server takes no changes',
  managedBySystem: 'Bindings of this role are managed by the system',
  strange: {
    state:
      'This console does not know the state of this binding, nor what a change would make of it',
    kind: 'This console does not know this kind of resource, nor what a new binding there would allow',
    role: 'The server does not describe this role: what a new binding would allow is not known',
  },
  notOnOne: 'Nothing is granted on one Artifact of this family: grant a role on its Scope',
  pastOnly: 'You look at a past instant: go back to now to change bindings',
  furtherTraps: (count: number) =>
    counted(count, {
      one: 'more person administers this Scope, but may not read it.',
      other: 'more people administer this Scope, but may not read it.',
    }),
  trap: (who: string) => `${who} administers this Scope, but may not read it.`,
  grantReading: 'Grant scope.viewer…',
}
