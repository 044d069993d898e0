import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  newScope: 'New scope',
  editScope: 'Edit title and summary',
  below: (parent: string) => `It will stand below ${parent}.`,
  atTop: 'It will stand at the top level.',
  noRole: 'You will administer it, and hold no reading role on it before you grant yourself one.',
  onVersion: (version: number) =>
    `This will change version ${version} of the Scope. References and place stay as they are.`,
  title: 'Title',
  summary: 'Summary',
  required: 'Required.',
  create: 'Create scope',
  save: 'Save',
  cancel: 'Cancel',
  sendAgain: 'Send again',
  needTitle: 'Give a title first',
  needSummary: 'Give a summary first',
  tooLong: (field: string, most: number) => `${field} holds at most ${number(most)} characters`,
  nothingChanged: 'Nothing is changed yet',
  refused: 'The server refused it',
  unknown: 'It is not known what happened',
  unknownHelp:
    'No clear answer came back. Sending the same again is safe: it can’t be done twice, and its answer tells.',
  moved: (version: number) => `The Scope was changed meanwhile: it has version ${version} now`,
  movedHelp: (title: string) =>
    `Its title is “${title}”. What you typed stays here; saving it again puts it in the place of that version.`,
}
