import { formatsIn } from '../../../lib/language/formats'

const { counted, number } = formatsIn('en')

export default {
  rows: 'Rows',
  requests: 'Requests',
  decisions: 'Decisions',
  count: number,
  counts: (of: number, all: number) =>
    `${counted(of, { one: 'request', other: 'requests' })}, ${counted(all, { one: 'decision', other: 'decisions' })}`,
  noneSoFar: 'None so far',
  matching: 'A request is shown when one of its decisions matches the filters.',
  byResult:
    'A result is one of a decision, so decisions are listed: a request that succeeds may hold a denied one.',
  cut: 'The other decisions of these requests are left out by the filter “Result”, so the outcome of most is unknown.',
  allowedOnly: '“allowed”: access was given. The audit does not record what came of the request.',
  explain: 'What the outcomes mean',
}
