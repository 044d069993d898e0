export default {
  scopes: 'Scopes',
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
