import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  scopes: 'Scopes',
  prompts: 'Prompts',
  history: (name: string) => `History of ${name}`,
  head: 'head',
  by: (who: string) => `by ${who}`,
  authorNotRecorded: 'author not recorded',
  notRecorded: 'when and by whom: not recorded',
  restoredFrom: (number: number) => `restored from revision ${number}`,
  compareWithHead: 'Compare with head',
  restore: (number: number) => `Restore revision ${number}…`,
  restoreCommits: (next: number, head: number) => `commits r${next} on top of r${head}`,
  changes: (from: number, to: number) => `Changes from revision ${from} to revision ${to}`,
  changedLines: 'Changed lines',
  edit: 'Edit',
  swap: 'Swap',
  hideRevisions: 'Hide revisions',
  /** @param arrived revisions that came while the list was not looked at */
  showRevisions: (arrived: number) =>
    arrived > 0 ? `Show revisions (${number(arrived)} new)` : 'Show revisions',
  sideBySide: 'Side by side',
  copyLink: 'Copy link',
  link: 'link',
  onlyOne: 'There is only one revision so far',
  onlyOneHelp:
    'Changes appear here once a second revision is committed. This is what the first one holds.',
  firstOne: 'This is the first revision',
  firstOneHelp: 'There is none before it: all that it holds is shown as added.',
  sameRevision: (number: number) => `Revision ${number} is compared with itself`,
  sameRevisionHelp: 'There is nothing to show: choose another revision in the list.',
  none: 'Nothing is saved under this name yet',
  noneHelp:
    'A revision appears here with the first save. Until then a Prompt runs in Auto, on the built-in instructions.',
  restoreTitle: (number: number) => `Restore revision ${number}`,
  restoreButton: 'Restore',
  builtinUnread: 'The built-in instructions could not be read: Auto is compared without them',
  cancel: 'Cancel',
}
