import { formatsIn } from '../../../lib/language/formats'

const { counted, number } = formatsIn('en')
const recorded = (count: number) =>
  counted(count, { one: 'recorded call', other: 'recorded calls' })

export default {
  list: (parts: readonly string[]) => parts.join(', '),
  title: 'Last use',
  ask: 'When was each last used?',
  cost: (place: string, days: number, calls: number) =>
    `Reads the audit of ${place} of the last ${number(days)} days, newest first, with at most ${recorded(calls)}.`,
  reading: 'Reading the audit',
  read: (days: number, from: string, until: string, events: number, calls: number) =>
    `In the last ${number(days)} days, as far as read: ${from} until ${until}. ${counted(events, { one: 'allowed decision', other: 'allowed decisions' })}, read with ${recorded(calls)}.`,
  ends: {
    whole: 'That is the whole range.',
    answered: 'Further back nothing is open: each binding was used since, or is younger.',
    unreadable: 'The server cannot hand out what is before it: older uses are not known.',
  },
  open: 'What is older was not read.',
  goOn: 'Read on',
  goOnCost: (calls: number) => `At most ${recorded(calls)} more.`,
  meaning:
    '“Unused in what was read” is not “unneeded”: a decision names one binding, also where another would have allowed it too. Reading the audit is itself a use of your own role.',
  here: 'What bindings on the server were used for elsewhere is not in this audit.',
  hidden: 'The last use stands in the audit, which you may not read. Nothing was asked.',
  used: 'last used',
  unused: 'unused in what was read',
  over: 'ended before what was read',
}
