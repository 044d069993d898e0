import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  title: 'Audit',
  // Buttons that stand here before their parts are loaded: a part brings its own texts.
  presets: 'Presets…',
  timeline: 'Timeline',
  summary: 'Summary',
  pictureFailed: 'The picture could not be drawn. The list below is not concerned.',
  evidence: 'Evidence…',
  export: 'Export…',
  table: 'Audit events',
  columns: {
    time: (offset: string) => `Time (${offset})`,
    result: 'Result',
    operation: 'Operation',
    action: 'Action',
    resource: 'Resource',
    principal: 'Principal',
    actor: 'Actor',
    reason: 'Reason code',
    role: 'Role and target',
    request: 'Request',
  },
  columnsButton: 'Columns…',
  sameInAll: (columns: readonly string[]) =>
    `The same in every row, left out: ${columns.join(', ')}.`,
  oneSame: (column: string, value: string) => `${column} ${value}`,
  more: 'More…',
  selectRows: 'Select…',
  select: 'Select',
  selectHelp: 'Space selects a row, Shift with Space or the arrows all rows up to it.',
  lookedAt: 'looked at',
  allowed: 'allowed',
  denied: 'denied',
  server: 'Server',
  scope: 'Scope',
  prompt: 'Prompt',
  someOf: (kinds: readonly string[]) => kinds.map((kind) => `a ${kind}`).join(' or '),
  resource: 'Resource',
  result: 'Result',
  action: 'Action',
  subjectType: 'Subject type',
  subjectId: 'Subject id',
  timeRange: 'Time range',
  any: 'Any',
  user: 'user',
  service: 'service',
  from: 'From',
  to: 'To',
  ranges: {
    all: 'All time',
    '-15m': 'Last 15 minutes',
    '-1h': 'Last hour',
    '-24h': 'Last 24 hours',
    '-7d': 'Last 7 days',
    '-30d': 'Last 30 days',
    custom: 'Custom…',
  },
  timeHelp: '5 May 14:30, -24h or now',
  timeFault:
    'Not a time between 1970 and 9998: write 2026-05-05 14:30, 5 May, yesterday, -24h or now.',
  utc: 'UTC',
  timesIn: (offset: string) => `Times in ${offset}`,
  clear: 'Clear filters',
  events: (n: number) => counted(n, { one: 'event', other: 'events' }),
  phases: {
    idle: 'Loading',
    loading: 'Loading',
    more: 'More to load',
    complete: 'All loaded',
    blind: 'Loaded, but for what the server cannot hand out',
  },
  stopped: (why: string) => `Stopped: ${why}`,
  retry: 'Retry',
  noPlace: (calls: number) =>
    `the server answered ${number(calls)} times without anything new. What is shown is not all.`,
  policyChanging: (calls: number) =>
    `access rules kept changing during ${number(calls)} calls. Nothing was lost; retry in a moment.`,
  cursorRepeated: 'the server leads in a circle: it gave the same cursor twice.',
  cursorConflict: (cursor: number) =>
    `the server gave two different events the same cursor, ${cursor}.`,
  policyNote: 'A policy change happened while reading; nothing was lost.',
  cursorNote:
    'The server no longer knew the place in the list. Reading was taken up again; nothing was lost.',
  irregularNote:
    'The server sent events out of order or twice. Each is shown once, in the order of its cursor.',
  untilNote: (time: string) =>
    `This list ends at ${time}: later events came while it was being read.`,
  empty: 'No events',
  emptyHelp:
    'Each access decision of the service is recorded here, as soon as someone reads or changes something.',
  emptyFiltered: 'No decision matches these filters',
  emptyFilteredHelp:
    'There may be decisions outside of them: widen the time range or clear a filter.',
  inverted: 'This time range ends before it starts',
  invertedHelp: 'Choose a “To” that is later than “From”.',
  readIt: 'Read this audit',
  off: 'There is no audit',
  offHelp:
    'Access control is off on this server, so it decides nothing and records nothing. Run it with access mode “enforced” to get an audit.',
  none: 'You may not read an audit',
  noneHelp:
    'The server’s audit needs server.admin; the audit of a Scope needs scope.admin on it. Someone with server.admin can grant you either.',
  notServer: 'You may not read the server’s audit',
  notServerHelp:
    'It needs server.admin. Under “Resource” you can choose a Scope that you administer.',
  notScope: 'You may not read the audit of this Scope',
  notScopeHelp: (id: string) =>
    `It needs scope.admin on ${id}. Under “Resource” you can choose what you may read.`,
}
