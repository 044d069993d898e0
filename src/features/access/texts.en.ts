import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const principals = (count: number) => counted(count, { one: 'principal', other: 'principals' })
const bindings = (count: number) => counted(count, { one: 'binding', other: 'bindings' })

export default {
  title: 'Access',
  resource: 'Resource',
  server: 'Server',
  scope: 'Scope',
  artifactIn: (artifact: string, scope: string) => `${artifact} in ${scope}`,
  views: 'Views of access',
  bindings: 'Bindings',
  people: 'People and actions',
  who: 'Who can…',
  changes: 'Gained and lost',
  review: 'Review',
  asOf: 'As of',
  asOfHelp: 'now, or 12 Nov 12:00',
  asOfFault: 'Not a past time: write 2026-11-12 12:00, 12 Nov 12:00, yesterday or -7d.',
  asOfEcho: (time: string) => `The first instant of it: ${time}`,
  stepThrough: 'Step through changes',
  backToNow: 'Back to now',
  inForceAt: (time: string) => `In force at ${time}, worked out from role bindings`,
  inForceAhead: (time: string) =>
    `In force at ${time} if nothing changes until then, worked out from role bindings`,
  inForceNow: 'Worked out from role bindings, by the server’s clock',
  read: (count: number, calls: number) =>
    `${bindings(count)} read, with ${counted(calls, { one: 'recorded call', other: 'recorded calls' })}`,
  readingMore: (count: number) => `${bindings(count)} read, reading on`,
  partly: (count: number) =>
    `Partly loaded: ${bindings(count)} were read, and the rest did not come.`,
  partlyHelp:
    'People, roles and bindings may be missing below. “May not” is not sure until all are read.',
  retry: 'Retry',

  off: 'Access control is off',
  offHelp:
    'This server checks nobody: everyone may do everything. It keeps no role bindings to show.',
  nothing: 'You manage no roles',
  nothingHelp: (scopes: number) =>
    `Who may do what is shown to those who grant it: scope.admin shows one Scope, server.admin the whole server. Someone who holds one of them can grant it to you. ${
      scopes === 0
        ? 'You hold no reading role on any Scope either.'
        : `You may read ${counted(scopes, { one: 'Scope', other: 'Scopes' })}.`
    }`,
  notServer: 'Not the whole server',
  notServerHelp:
    'The bindings of the whole server need server.admin. Choose a Scope that you administer.',
  notScope: 'Not this Scope',
  notScopeHelp: (scope: string) =>
    `The bindings of ${scope} need scope.admin on it, which you do not hold. Someone who holds it, or server.admin, can grant it to you. Or choose a Scope that you administer.`,
  you: (scope: string) => `What you may do on ${scope} yourself`,
  seeBindings: 'See who may do what',
  youNothing: 'Nothing: you hold no role there.',

  person: 'What this principal may do',
  personId: (type: string) => `${type} id`,
  may: (who: string, place: string) => `What ${who} may do on ${place}`,
  could: (who: string, place: string) => `What ${who} could do on ${place}`,
  bindingsOf: (who: string) => `Bindings of ${who}`,
  otherPlaces: (place: string) =>
    `Worked out from the bindings of ${place}. What this principal may do elsewhere is not known here.`,
  noneOf: 'No bindings of this principal',
  noneOfHelp:
    'Nothing was granted here, now or before. Ownership of Artifacts and groups may allow it things all the same.',
  mayNot: 'may not',
  deed: 'Action',
  because: 'Because',
  since: 'Since',
  untilField: 'Until',
  noEnd: 'no end',
  /** @param what "change Prompts on Checkout", "use skill.generate in Checkout" */
  canHeading: (count: number, what: string) => `${principals(count)} can ${what}`,
  couldHeading: (count: number, what: string) => `${principals(count)} could ${what}`,
  onPlace: (deed: string, place: string) => `${deed} on ${place}`,
  nobody: 'Nobody, by any binding',
  nobodyHelp: (roles: string) => `Roles that would allow it: ${roles}.`,
  ownerOnly:
    'No role that people grant allows it: only the owner may, and no list tells who that is.',
  action: 'Action',
  principal: 'Principal',
  change: 'Change',
  gained: 'gained',
  lost: 'lost',
  noChanges: 'Nobody gained or lost an action',
  noChangesHelp: 'At both instants the same people may do the same here.',
  until: 'Until',
  untilNow: 'Until now',
  sinceThen: (from: string) => `From ${from} to now`,
  betweenTimes: (from: string, to: string) => `From ${from} to ${to}`,
  matrixEmpty: 'Nobody may do anything here',
  matrixEmptyHelp: 'No binding in force allows any of these actions.',
  ends: 'Ends',
  legend: '● by a role on this resource   ○ by a role above it',
  cell: (who: string, deed: string, by: string | null) =>
    by === null ? `${who} may not ${deed}` : `${who} may ${deed}, by ${by}`,
  shownOf: (shown: number, all: number) => `${number(shown)} of ${number(all)} shown`,
}
