import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  title: 'Presets',
  forAll: 'For everybody',
  denied: 'Denied, last 24 h',
  prompts: 'Prompt changes',
  promptRefusals: 'Refused on Prompts',
  grants: 'Grants and revocations',
  link: 'link',
  copyLink: 'Copy link',
  request: 'Everything one request did',
  requestId: 'Request id',
  show: 'Show',
  own: 'Your own, in this browser',
  none: 'None yet. Choose filters, then keep them here under a name.',
  name: 'Name',
  save: 'Save the filters as they are',
  rename: (name: string) => `Rename ${name}`,
  renameShort: 'Rename',
  newName: 'New name',
  remove: (name: string) => `Delete ${name}`,
  removeShort: 'Delete',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  exportFile: 'Export to a file',
  importFile: 'Import from a file',
  saved: (name: string) => `Saved “${name}”.`,
  removed: (name: string) => `Deleted “${name}”.`,
  imported: (n: number) =>
    n === 0
      ? 'You had all presets of this file already.'
      : `Imported ${counted(n, { one: 'preset', other: 'presets' })}.`,
  refused: 'This file holds no presets of this console. Nothing was changed.',
  unreadable: 'The browser could not read this file. Choose it again. Nothing was changed.',
  tooLarge: 'This file is too large to be presets. Nothing was changed.',
  tooMany: 'That would be more than 100 presets. Nothing was changed.',
  taken: (name: string) => `There is a preset “${name}” already.`,
  nameNeeded: 'Give it a name of 1 to 80 characters.',
  notKept: 'The browser keeps nothing: its storage is full or switched off.',
}
