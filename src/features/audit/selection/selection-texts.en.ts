import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  bar: 'Selection',
  selected: (rows: number) => `${number(rows)} selected`,
  decisions: (n: number) => counted(n, { one: 'decision', other: 'decisions' }),
  nothing:
    'Nothing is selected yet. Space or a press on its box selects a row, with Shift all rows up to it.',
  elsewhere: (n: number) => `${number(n)} of them not loaded in this list`,
  full: (most: number) =>
    `At most ${number(most)} decisions can be selected by hand, so no more rows were taken. “Evidence…” takes everything that matches.`,
  evidence: (rows: number) => `Evidence of ${number(rows)} selected…`,
  clear: 'Clear',
}
