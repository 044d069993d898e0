import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  follow: 'Follow',
  pause: 'Pause',
  every: 'Look every',
  intervals: { 10: '10 seconds', 30: '30 seconds', 60: 'minute', 300: '5 minutes' },
  rangeEnds: 'This time range has an end: nothing new can come into it',
  looking: 'Looking for new events',
  looked: (time: string, arrived: number) =>
    `Looked at ${time}; ${arrived === 0 ? 'nothing new so far' : `${number(arrived)} new so far`}`,
  began: 'Following new events',
  paused: 'Following is paused',
  own: (n: number) =>
    counted(n, {
      one: 'call of this visit is in the audit itself',
      other: 'calls of this visit are in the audit themselves',
    }),
  ownHelp:
    'Everything that the console reads is recorded, too. Each call writes one event or more. “Hide my reading” keeps what you read yourself out of the list, in this visit and before: never a change, nor a refused one.',
}
