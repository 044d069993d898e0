export default {
  read: 'Read this Scope',
  askAdmin:
    'The server does not say whether it exists. Someone with scope.admin on the Scope can grant you a reading role such as scope.viewer.',
  asAdmin:
    'The server does not say whether it exists. You administer this Scope, and scope.admin includes no reading. What helps is a reading role such as scope.viewer: you may grant it to yourself, or another admin of the Scope may grant it to you.',
}
