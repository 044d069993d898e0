import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  title: 'Evidence',
  intro:
    'One zip for somebody who was not here. It holds every event that matches, loaded here or not, a receipt, the role bindings that the events name, your notes, and a page that opens without a network.',
  selectionIntro:
    'One zip for somebody who was not here. It holds what you selected and no more, a receipt, the role bindings that the events name, your notes, and a page that opens without a network. It says that a person made the selection by hand.',
  selectionFacts: 'What you selected',
  selectedRequests: 'Requests, each with all of its decisions',
  selectedDecisions: 'Decisions',
  ofLoaded: 'Decisions selected',
  ofLoadedText: (n: number, of: number, loaded: number) =>
    `${number(n)}; ${number(of)} of the ${number(loaded)} that are loaded of this list`,
  between: 'Between',
  selectionCost: (n: number) =>
    `The server sends them again, so that the bundle holds its own words. That takes about ${counted(n, { one: 'audited call', other: 'audited calls' })}, more where many events stand close by. Where events name role bindings, the list of bindings is read as well: one call for each 500 bindings.`,
  selected: (n: number) =>
    `The bundle is made of what you selected: ${counted(n, { one: 'event', other: 'events' })}`,
  selectedHelp: 'It says that it is a selection made by hand, and not complete.',
  notFound: (n: number) =>
    `The server did not send ${counted(n, { one: 'selected decision', other: 'selected decisions' })} again. The receipt names them.`,
  withChanges: 'With what was changed',
  withChangesHelp: (changes: number, diffs: number, calls: number) =>
    `Adds which revisions the first ${number(changes)} changes of Prompts, and of Artifacts that an event names, may have made, and what ${number(diffs)} of them changed. This takes at most ${number(calls)} more recorded calls in your name. Nothing is asked for that you may not read.`,
  reviewer: 'Reviewer',
  conclusion: 'Conclusion',
  notes: 'Notes',
  notesHelp: 'They stand in the bundle with the name and the time.',
  cost: 'Reading the audit is audited: about one event for each 500. Where events name role bindings, the list of bindings is read as well: one call for each 500 bindings. Your own reading within the range is in the bundle too.',
  make: 'Make bundle',
  cancel: 'Cancel',
  close: 'Close',
  reading: 'First all events are exported into the bundle.',
  progress: 'Progress of the bundle',
  steps: {
    bindings: (n: number) =>
      n === 0
        ? 'No event names a role binding'
        : `Reading the list of role bindings for ${number(n)} of them`,
    changes: (done: number, of: number) =>
      `Looking for what was changed: ${number(done)} of ${counted(of, { one: 'change', other: 'changes' })}`,
    packing: 'Finishing the bundle',
  },
  whole: (n: number) => `The bundle is made: ${counted(n, { one: 'event', other: 'events' })}`,
  partial: (n: number) =>
    `The bundle is made, but it is not complete: ${counted(n, { one: 'event', other: 'events' })}`,
  partialHelp: 'Its first page and its receipt say what is missing.',
  none: 'No event matches. The bundle says so.',
  saved: 'Saved to your downloads. Unpack it and open index.html.',
  keep: 'Keep this SHA-256 where others can’t change it: with it anybody can tell this bundle from one that was made later.',
  saveAgain: 'Save again',
  failed: 'No bundle was made.',
  tooLarge: 'A bundle holds at most 4 GB. Narrow the time range.',
  notRead: (why: string) => `The server could not be read: ${why}`,
  announceMade: 'The bundle is made',
  announceFailed: 'No bundle was made',
}
