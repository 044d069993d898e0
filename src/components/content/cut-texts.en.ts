import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  /** Both numbers count characters. */
  cut: (shown: number, all: number) =>
    `This page shows the first ${number(shown)} of ${number(all)} characters.`,
  showAll: 'Show all',
  onPaper: 'The rest is at the address of this page.',
}
