export default {
  configTitle: 'Scope Console cannot start',
  configFault: (file: string, fault: string) =>
    `The settings file ${file} can't be used: ${fault}.`,
  silent: 'the server did not answer',
  unloaded: 'it could not be loaded',
  notJson: 'it is not valid JSON',
  refused: (status: number) => `the server answered ${status}`,
  field: (field: string, expected: string, received: string) =>
    `field "${field}" should be ${expected}, not ${received}`,
  noObject: (received: string) => `it should be an object, not ${received}`,
  configHelp: 'Whoever runs this console has to correct the file; then reload.',
  configAgain: 'The server may be busy or out of reach; retry in a moment.',
  reload: 'Reload',
}
