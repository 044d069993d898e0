export default {
  read: 'Read this Scope',
  askAdmin:
    'The server does not say whether it exists. Someone with scope.admin on the Scope can grant you a reading role such as scope.viewer.',
  asAdmin:
    'The server does not say whether it exists. You administer this Scope, and scope.admin includes no reading. Grant yourself a reading role such as scope.viewer, or ask another admin of the Scope to.',
}
