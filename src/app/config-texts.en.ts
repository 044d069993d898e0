export default {
  configTitle: 'Scope Console cannot start',
  configFault: (file: string, fault: string) =>
    `The settings file ${file} can't be used: ${fault}.`,
  configHelp: 'Whoever runs this console has to correct the file; then reload.',
  configAgain: 'The server may be busy or out of reach; retry in a moment.',
  reload: 'Reload',
}
