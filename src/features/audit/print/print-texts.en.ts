import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  cut: (lines: number, all: number) =>
    `The first ${number(lines)} of ${number(all)} rows stand on paper. “Export…” gives all of them.`,
}
