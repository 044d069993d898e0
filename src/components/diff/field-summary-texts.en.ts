import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  byField: 'Changes by field',
  fieldChange: (what: string) => `: ${what}`,
  items: {
    changed: (count: number) => `${number(count)} changed`,
    added: (count: number) => `${number(count)} added`,
    removed: (count: number) => `${number(count)} removed`,
    moved: (count: number) => `${number(count)} moved`,
  },
  listSeparator: ', ',
}
