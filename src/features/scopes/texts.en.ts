export default {
  scopes: 'Scopes',
  newScope: 'New scope…',
  newBelow: 'New scope below…',
  needServerAdmin: 'You need server.admin',
  checkingRole: 'Checking what you may do',
  noAuthority: 'None',
  noReadingRole: 'No reading role',
  actions: {
    'scope.admin': 'Administer',
    'scope.read': 'Read',
    'scope.contribute': 'Contribute',
    'scope.review': 'Review',
    'scope.delegate': 'Delegate',
  },
}
