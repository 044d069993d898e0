export default {
  newOf: (family: string) => `New ${family}…`,
  needContribute: 'You need scope.contribute on this scope',
  checkingRole: 'Checking what you may do',
  notServed: (family: string) => `This server makes no ${family}`,
  oneOnly: 'A Scope has one of this family at most, and this one has it already',
  byNoForm: 'This console has no form for it',
}
