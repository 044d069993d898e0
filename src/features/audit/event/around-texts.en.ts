import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  sameRequest: 'Events of this request',
  step: (events: number, denied: number) =>
    `One step of ${counted(events, { one: 'event', other: 'events' })}, ${
      denied === 0 ? 'none of them denied' : `${number(denied)} of them denied`
    }.`,
  ofLoaded: (n: number) => `Of the ${number(n)} events loaded, in order.`,
  thisOne: 'this event',
  alone: 'No other event of this request among those loaded.',
  noRequest: 'This event records no request.',
  samePrincipal: (who: string) => `${who}, before and after`,
  before: 'Before',
  after: 'After',
  noneBefore: 'nothing loaded before',
  noneAfter: 'nothing loaded after',
  revision: 'What was readable',
  askRevision: 'Which revision was it?',
  askCost: 'Reads the list of revisions; reading it is recorded in the audit.',
  asking: 'Reading the revisions',
  mayNotRead:
    'You hold no role that reads this Scope, so the console does not ask which revision it was: the refusal would be recorded in your name.',
  wasHead: (revision: number) => `Revision ${revision} was the head at that time.`,
  from: (since: string) => `From ${since}`,
  until: (next: number, at: string) => ` until revision ${next} at ${at}.`,
  still: ', and still is.',
  byTime: 'A match of times: the audit itself does not record which revision a request read.',
  beforeFirst: 'The Artifact did not exist yet at that time.',
  tooFar: 'It lies further back than the newest 500 revisions.',
  notRecorded: 'This server does not record when revisions were committed.',
  openRevision: (revision: number) => `Open revision ${revision} in the history`,
  allInWindow: (from: number, to: number) =>
    `All events of this Scope between revision ${from} and ${to}`,
  allSince: (from: number) => `All events of this Scope since revision ${from}`,
}
