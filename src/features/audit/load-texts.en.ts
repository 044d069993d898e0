import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

const calls = (n: number) => counted(n, { one: 'call', other: 'calls' })

export default {
  loadMore: 'Load more',
  lookForNew: 'Look for new',
  foundNew: (n: number) =>
    n === 0 ? 'No new events' : counted(n, { one: 'new event', other: 'new events' }),
  loadAll: 'Load all…',
  title: 'Load everything that matches',
  cost: (page: number) =>
    `One call reads up to ${number(page)} events, and each call is itself recorded in the audit. ${number(100_000)} events are ${calls(Math.ceil(100_000 / page))}.`,
  unknown: (events: number, made: number) =>
    `So far ${number(events)} events are loaded, with ${calls(made)}. How many are left, the service does not say.`,
  bound: (max: number) =>
    `You can stop at any time and keep what is loaded. It ends at ${number(max)} events; “Export…” has no such limit.`,
  start: 'Load all',
  cancel: 'Cancel',
  progress: (made: number) => `Loading all: ${calls(made)}`,
  stop: 'Stop',
  pending: (n: number) =>
    counted(n, {
      one: 'event more is read. It is listed once its neighbours are read, too.',
      other: 'events more are read. They are listed once their neighbours are read, too.',
    }),
  limit: (made: number) => `${calls(made)} were made for this step; retry to go on.`,
  gaps: 'Stretches between are not loaded',
  newerLeft: 'More came in than one look reads. “Look for new” reads on.',
}
