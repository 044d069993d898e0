import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

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
  own: (n: number) => `Your calls: ${number(n)}`,
  ownHelp:
    'The service records what you read here, too: each call of this visit wrote one event or more. “Hide my reading” leaves your own reading out of the list, of earlier visits as well. It never hides a change or a refused change.',
}
