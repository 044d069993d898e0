import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  hide: 'Hide my reading',
  count: (n: number) => `(${number(n)})`,
  hidden: (n: number) =>
    `Your own reading is hidden: ${counted(n, { one: 'event', other: 'events' })}`,
}
