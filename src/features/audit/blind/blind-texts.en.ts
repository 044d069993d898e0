import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')

const events = (n: number) => counted(n, { one: 'event', other: 'events' })

export default {
  note: (n: number) => `The server cannot hand out at least ${events(n)} of this list.`,
  row: (n: number) => `at least ${events(n)} not readable`,
  between: (from: string, to: string) => `between ${from} and ${to}`,
  why: 'Why?',
}
