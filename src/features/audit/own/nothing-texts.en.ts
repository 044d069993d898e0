import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  onlyOwn: 'Nothing here but your own reading',
  onlyOwnSoFar: 'Nothing but your own reading so far',
  onlyOwnHelp: (n: number) =>
    counted(n, {
      one: 'event of your own reading is hidden.',
      other: 'events of your own reading are hidden.',
    }),
  show: 'Show my reading',
}
