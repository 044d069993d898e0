export default {
  principalType: 'Type',
  principalId: 'Id',
  principalDescription: 'Description',
  notRecorded: 'not recorded',
  idsOnly: 'Show ids only',
  idsOnlyHelp:
    'Scopes, Artifacts and principals are shown by their ids. Nothing is read to learn a name.',
  signOut: 'Sign out',
  signedInByProxy: 'A proxy in front of the console has signed you in: sign out there.',
}
