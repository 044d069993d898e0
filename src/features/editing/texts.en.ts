import { pooledWords } from '../../families/pooled-words'
import families from '../../families/words.en'
import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  scopes: 'Scopes',
  prompts: 'Prompts',
  title: (name: string) => `Edit ${name}`,
  basedOn: (revision: number) => `Based on revision ${revision}`,
  basedOnBuiltin: 'Based on the built-in text',
  newTitle: (family: string) => `New ${family}`,
  idByServer: 'It becomes revision 1 of a new Artifact, whose id the server chooses',
  autoNote:
    'Auto is in force. You start from the built-in text; what you commit is Custom and runs in its place.',
  firstNote:
    'Nothing is saved for this key. You start from the built-in text; what you commit is revision 1, Custom, and runs in its place.',
  noEffective:
    'The server did not show the text that is in force, so there is nothing to start from.',
  newerNote:
    'This console does not know the fields of this family. You edit the content as JSON; the server checks it.',
  extraNote: (names: readonly string[]) =>
    `Not shown in this form, and kept as they are: ${names.join(', ')}. The JSON tab has them.`,
  form: 'Form',
  json: 'JSON',
  views: 'Edit as',
  jsonLabel: 'Content as JSON',
  jsonHelp: 'The content that is committed. Fields that the service notes itself are left out.',
  jsonBroken: (line: number, column: number) =>
    `The JSON tab holds text that is not JSON yet (line ${line}, column ${column}). The form shows it again once it is.`,
  toJson: 'Open the JSON tab',
  formBroken: 'A field of the form holds text that is not JSON yet',
  whoReplaces: (name: string) => `Who can replace ${name}`,
  review: 'Review changes',
  reviewNew: 'Review',
  reviewTitle: 'Review changes',
  commit: (revision: number) => `Commit revision ${revision}`,
  sameAsHead: 'Same content as the head',
  mergeFirst: (revision: number) => `Merge revision ${revision} into your text first`,
  keysHint: 'Ctrl Enter or ⌘ Enter reviews the changes.',
  backToArtifact: 'Back to the Artifact',
  backToList: 'Back to the list',
  backToPrompt: 'Back to the Prompt',
  discard: 'Discard changes',
  discarded: 'What you typed was discarded.',
  undo: 'Undo',
  nothingTyped: 'Nothing is changed yet',
  draftKept: (time: string) => `Draft saved ${time}`,
  draftInMemory:
    'Draft not saved: the browser has no room for it. Reloading or closing this page loses it.',
  draftOpen: (time: string) => `Your draft of ${time} is open.`,
  discardDraft: 'Discard',
  moved: (revision: number) => `Revision ${revision} was committed meanwhile`,
  movedBy: (revision: number, who: string) =>
    `Revision ${revision} was committed meanwhile by ${who}`,
  movedHelp: 'What you typed is untouched. It can be committed once it is based on that revision.',
  seeChange: 'See what changed',
  hideChange: 'Hide what changed',
  changesTo: (from: number, to: number) => `Changes from revision ${from} to revision ${to}`,
  merge: 'Merge into my text',
  merged: (revision: number) =>
    `Your text is based on revision ${revision} now and has its changes too. Review it before you commit.`,
  applyMerge: 'Apply merge',
  cancelMerge: 'Cancel',
  close: 'Close',
  charactersOf: (count: number, max: number) => `${number(count)} of ${number(max)} characters`,
  bytesOf: (count: number, max: number) => `${number(count)} of ${number(max)} bytes`,
  itemsOf: (count: number, max: number) => `${number(count)} of ${number(max)}`,
  add: (what: string) => `Add ${what}`,
  remove: (what: string) => `Remove ${what}`,
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  removed: (what: string) => `Removed ${what}`,
  movedTo: (what: string, place: number) => `Moved ${what} to place ${place}`,
  listFull: (max: number) => `At most ${number(max)}`,
  firstAlready: 'Already the first',
  lastAlready: 'Already the last',
  restIsSent: 'All of them are sent as they are. The JSON tab has the rest.',
  endNotShown: 'The end of the list is not shown here',
  nextNotShown: 'The next one is not shown here',
  none: 'None yet.',
  asText: 'Text',
  asJson: 'JSON',
  formatOf: (what: string) => `Format of ${what}`,
  kindArtifact: 'Artifact',
  kindSource: 'Source',
  choose: 'Choose…',
  items: pooledWords(families, 'nouns'),
  item: (what: string, number: number) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} ${number}`,
  named: (what: string, number: number) => `${what} ${number}`,
  options: pooledWords(families, 'options'),
}
