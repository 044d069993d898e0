import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  merging: 'Merging both changes',
  failedTitle: 'The changes could not be merged',
  failedHelp: 'Nothing is lost: you can go back to the form with what you wrote.',
  clean: 'Your changes and the new head’s do not overlap.',
  cleanHelp:
    'Below is what both make together, against the new head. It is not committed before you have reviewed it.',
  conflicts: (count: number) =>
    counted(count, { one: 'place was changed by both', other: 'places were changed by both' }),
  conflictsHelp: 'Choose for each place what is to stand there. Everything else is merged already.',
  undecided: (count: number) =>
    `Choose for the ${counted(count, { one: 'place', other: 'places' })} left first`,
  yours: 'Yours',
  theirs: (revision: number) => `Revision ${revision}`,
  both: 'Both, yours first',
  nothingThere: 'nothing here',
  wholeContent: 'The whole content',
  itemOf: (field: string, place: number) => `${field} ${place}`,
  fromLine: (field: string, line: number) => `${field}, from line ${line}`,
  inDifferentPlaces: (field: string) => `Both changed ${field}, in different places`,
  inTheSamePlace: (field: string) => `Both changed ${field}, in the same place`,
  onlyYours: (names: readonly string[]) => `Changed by you alone: ${names.join(', ')}`,
  onlyTheirs: (names: readonly string[]) => `Changed by others alone: ${names.join(', ')}`,
  backToForm: 'Back to the form',
}
