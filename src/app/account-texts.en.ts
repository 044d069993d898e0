export default {
  principalType: 'Type',
  principalId: 'Id',
  principalDescription: 'Description',
  notRecorded: 'not recorded',
  idsOnly: 'Show ids only',
  idsOnlyHelp: 'Lists show ids in place of names, and read nothing to learn a name.',
  signOut: 'Sign out',
}
