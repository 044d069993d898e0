export default {
  grant: 'Grant…',
  revoke: 'Revoke…',
  renew: 'Renew…',
  replace: 'Replace…',
  needScopeAdmin: 'You need scope.admin on this scope',
  managedElsewhere: 'Bindings are managed by another system here: the server takes no changes',
  managedBySystem: 'Bindings of this role are managed by the system',
  pastOnly: 'You look at a past instant: go back to now to change bindings',
  trap: (who: string) => `${who} administers this Scope, but may not read it.`,
  grantReading: 'Grant scope.viewer…',
}
