import { formatsIn } from '../../../lib/language/formats'

const { number, counted, plural } = formatsIn('en')

export default {
  name: 'Search texts',
  words: 'Words in the texts',
  help: (events: number) =>
    `The server looks for whole words in the current revisions: ${counted(events, { one: 'audit event', other: 'audit events' })} a search.`,
  close: 'Back to the list',
  searching: 'Searching…',
  found: (count: number) =>
    plural(count, {
      one: '1 Artifact found',
      other: `${number(count)} Artifacts found, best first`,
    }),
  most: (count: number) => `The ${number(count)} best are shown. There may be more.`,
  askMore: (most: number) => `Search for up to ${number(most)}`,
  none: (text: string) => `The server found nothing for “${text}”`,
  noneHelp:
    'It looks for whole words as they are written: “lock” does not find “locked”. Of three words or more, some have to be there.',
  missing: 'This server has no search within a family',
  results: 'Found Artifacts',
  artifact: 'Name',
  revision: 'Revision',
  passage: 'Where it was found',
  elsewhere: 'Open it to see where',
}
