import { formatsIn } from '../../../lib/language/formats'

const { counted, number } = formatsIn('en')

export default {
  rows: 'Rows',
  requests: 'Requests',
  decisions: 'Decisions',
  count: number,
  counts: (of: number, all: number) =>
    `${counted(of, { one: 'request', other: 'requests' })}, ${counted(all, { one: 'decision', other: 'decisions' })}`,
  matching: 'A request is shown when one of its decisions matches the filters.',
  explain: 'What the outcomes mean',
}
