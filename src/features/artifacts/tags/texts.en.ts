import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  tags: 'Tags',
  none: 'No tags',
  count: (count: number) => counted(count, { one: 'tag', other: 'tags' }),
  listOf: (tag: string) => `Artifacts with the tag ${tag}`,
  noTags: (family: string) => `This server keeps no tags for ${family}.`,
  edit: 'Edit tags…',

  title: 'Edit tags',
  help: 'Tags belong to the Artifact and to no revision: a commit leaves them as they are, and they have no history. Who replaced them stands in the audit.',
  wanted: 'Tags after saving',
  noneWanted: 'None: the Artifact will have no tags.',
  isNew: 'new',
  remove: (tag: string) => `Remove tag ${tag}`,
  removed: 'Will be removed',
  putBack: (tag: string) => `Put back tag ${tag}`,
  putBackShort: 'Put back',
  newTag: 'New tag',
  add: 'Add',
  faults: {
    empty: 'Type a tag first',
    blanks: 'A tag has no blank at either end',
    long: 'A tag has at most 64 characters',
    characters: 'A tag has no line breaks, tabs or other control characters',
    'long-key': 'A tag has at most 64 characters',
  },
  isThere: (tag: string) => `The Artifact has this tag already, as “${tag}”`,
  tooMany: (max: number) => `An Artifact has at most ${number(max)} tags`,
  typedOnly: 'Press “Add” first: the new tag is only typed',
  nothingChanged: 'Nothing has changed',
  save: 'Save tags',
  saved: 'Tags saved',
  cancel: 'Cancel',
  close: 'Close',

  refused: 'The tags were not saved',
  asOf: (time: string) => `At ${time} the tags were still those that you saw.`,
  forbidden:
    'Replacing tags takes what replacing the Artifact takes. Its owner can do it; of a Prompt or a topic-memory, an admin of the Scope can.',
  checking: 'Checking what happened',
  checkingHelp: 'No answer came. The tags are read to see whether they were saved.',
  unchecked: 'Nobody knows yet whether the tags were saved',
  uncheckedHelp: 'No answer came, and the tags could not be read either.',
  checkAgain: 'Check again',
  unmoved: 'Not saved so far',
  willRecheck: 'The request may still arrive. The tags are read again, for two minutes.',
  noMoreRechecks: 'The request may still arrive.',
  mayPressAgain: 'You may save again: two of the same requests leave the same tags.',

  moved: 'Somebody else changed the tags',
  movedHelp: 'Your change was not saved. The Artifact has these tags now:',
  review: 'Review against these tags',
}
