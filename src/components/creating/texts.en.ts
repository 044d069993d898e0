export default {
  newOf: (family: string) => `New ${family}…`,
  needContribute: 'You need scope.contribute on this scope',
  checkingRole: 'Checking what you may do',
  notServed: (family: string) => `This server makes no ${family}`,
  byNoForm: 'This console has no form for it',
}
