import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

const decisions = (n: number) => counted(n, { one: 'decision', other: 'decisions' })

export default {
  counting: 'Counting what is loaded',
  nothing: 'Nothing is loaded yet',
  noEvent: 'This list has no decision to draw.',
  ofLoaded: (n: number, complete: boolean) =>
    complete
      ? `Of all ${decisions(n)} that match`
      : `Of the ${decisions(n)} loaded that match, not of all that match`,
  timelineLabel: (allowed: number, denied: number, from: string, to: string) =>
    `${number(allowed)} allowed and ${number(denied)} denied from ${from} to ${to}`,
  perBar: (width: string) => `One bar: ${width}`,
  widths: (n: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    counted(n, { one: unit, other: `${unit}s` }),
  allowed: 'allowed',
  denied: 'denied',
  notLoaded: 'not loaded',
  partLoaded: 'loaded in part',
  policyChange: 'grant or revocation',
  asTable: 'As a table',
  asPicture: 'As a picture',
  tableName: 'Decisions over time',
  from: 'From',
  loaded: 'Loaded',
  known: { all: 'whole', part: 'in part', none: 'no' },
  changes: 'Grants, revocations',
  range: 'Time range',
  narrow: 'Narrow to this',
  narrowTo: (from: string) => `Narrow to ${from}`,
  clickHint:
    'A bar that is pressed, or a stretch that is drawn over, becomes the time range. Arrow keys choose too, with Shift a stretch; Enter narrows, Escape drops the choice.',
  heat: 'By weekday and hour',
  heatHelp: (zone: string) =>
    `Decisions, with denied ones in brackets. Hours in ${zone}. A press narrows the time range to the hour; arrow keys lead to others.`,
  principalHeat: 'By principal and hour',
  principalHeatHelp: (zone: string) =>
    `Decisions, with denied ones in brackets, of all days together. Hours in ${zone}. A cell shows this principal alone at this hour of every day, a name the principal at any hour; arrow keys lead to others.`,
  hoursBy: 'Hours by weekday or by principal',
  byWeekday: 'By weekday',
  byPrincipal: 'By principal',
  weekday: 'Weekday',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  cell: (n: number, denied: number) => `${decisions(n)}, ${number(denied)} denied`,
  cellHour: (cell: string, from: string) => `${cell}: narrow to ${from}`,
  cellHours: (cell: string, n: number) => `${cell}: choose one of ${number(n)} hours`,
  cellPrincipal: (cell: string, hour: number, name: string) =>
    `${cell} at ${hour}:00: only ${name} at this hour`,
  hour: (from: string, cell: string) => `${from}: ${cell}`,
  principals: 'Top principals',
  resources: 'Top resources',
  operations: 'Top operations',
  reasons: 'Denied reasons',
  events: 'Decisions',
  deniedColumn: 'Denied',
  only: (name: string) => `Only ${name}`,
  showAll: (n: number) => `Show all ${number(n)}`,
  showFirst: (n: number) => `Show the first ${number(n)}`,
  others: (n: number, of: number) => `and ${number(n)} more with ${decisions(of)}`,
  noDenied: 'Nothing was denied.',
  periods: 'Beside the period before',
  readBefore: (calls: number) => `Read the period before: up to ${number(calls)} audit events`,
  readOn: (calls: number) => `Read more of the period before: up to ${number(calls)} audit events`,
  noBefore: 'Choose a time range to compare it with the one before it.',
  between: (from: string, to: string) => `${from} to ${to}`,
  allOf: (n: number) => `all ${decisions(n)} that match`,
  loadedOf: (n: number) => `${decisions(n)} loaded that match`,
  backTo: (time: string) => `, back to ${time}`,
  upTo: (time: string) => `, up to ${time}`,
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  partCompared: 'Not all of both is loaded: a difference may be one of what is loaded alone.',
  counted: 'Counted',
  difference: 'Difference',
  flips: 'Access changed: allowed ↔ denied',
  flipsHelp:
    'The same principal, action and resource: allowed under one policy revision, denied under a later one, or the other way round.',
  flipsNone: 'None among what is loaded.',
  flipsOfAll: 'Looked for in everything that is loaded, whatever the filters over it hide.',
  flipsOneSided: (only: 'allowed' | 'denied'): string =>
    `Only ${only} decisions are loaded: a change shows where both sides of it are.`,
  bothResults: 'Load allowed and denied',
  flipsMore: (shown: number, all: number) => `The latest ${number(shown)} of ${number(all)}.`,
  turned: (allowed: boolean): string => (allowed ? 'denied → allowed' : 'allowed → denied'),
  policy: (before: string, after: string) => `policy ${before} → ${after}`,
  unknownPolicy: 'not recorded',
  open: 'Open event',
}
