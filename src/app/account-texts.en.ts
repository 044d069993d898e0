export default {
  principalType: 'Type',
  principalId: 'Id',
  principalDescription: 'Description',
  notRecorded: 'not recorded',
  signOut: 'Sign out',
}
