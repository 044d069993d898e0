export default {
  title: (family: string) => `Create ${family}`,
  willCreate: (family: string, scope: string) => `This will create a new ${family} in ${scope}.`,
  listHelp:
    'The list of this family is read first, unless this visit has just read it. If no answer comes, the list tells what became of it.',
  created: 'What will be created',
  create: 'Create',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  checkAgain: 'Check again',
  openList: 'Open the list',
  openIt: 'Open it',
  mayNotHelp:
    'You need the role scope.contributor on this Scope now. Your role may have been revoked since you opened this page; what you typed stays here.',
  isOne: 'A Scope has one of this family at most, and this one has it already. Edit that one.',
  checking: 'Checking what happened',
  checkingHelp:
    'No clear answer came back. The list is being read to find out; nothing is sent again.',
  unchecked: 'It is not known what happened',
  uncheckedHelp:
    'The request was sent, and the list could not be read to see whether it arrived. Checking only reads; it never sends.',
  tooMany:
    'The request was sent. The console reads the first thousand Artifacts of a list, and this one is longer.',
  notCreated: 'Not created so far',
  notListed: (time: string) =>
    `As of ${time}, no Artifact with this content has come into the list.`,
  willLook:
    'The server may still be at work on what was sent: the list is looked at again for two minutes, and this message changes when it comes.',
  mayDouble:
    'What was sent may still arrive. If you send it again, both may be created: look at the list first.',
  mayStillArrive: 'What was sent may still arrive',
  isThere: 'It is there now',
  isThereHelp:
    'An Artifact with exactly this content has come into the list since you pressed the button. Whether your request made it is not known, since the server does not record it.',
  isNew: 'Something new is there now',
  isNewHelp:
    'An Artifact has come into the list since you pressed the button. Whether it is yours can’t be told from its content.',
  sentTitle: (time: string) =>
    `At ${time} you sent a new Artifact, and left before you were told what became of it`,
  sentHelp: (family: string) => `Look for it in the list of ${family} before you send it again.`,
}
