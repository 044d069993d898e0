import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  /** Characters, of a text that is too long to be shown at once. */
  cut: (shown: number, all: number) =>
    `This page shows the first ${number(shown)} of ${number(all)} characters.`,
  showAll: 'Show all',
}
