import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  /** `what` is the list's own name: "Validation". */
  part: (what: string, shown: number, all: number) =>
    `${what}: ${number(shown)} of ${number(all)} items are shown.`,
  next: (count: number) => `Show ${number(count)} more`,
  nextOf: (what: string, count: number) => `Show ${number(count)} more: ${what}`,
  onPaper: 'The rest is at the address of this page.',
}
