import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  scopes: 'Scopes',
  searchScopes: 'Search scopes',
  searchHintServer: 'Matches title, id and summary as typed, upper and lower case included.',
  searchHintOwn: 'Matches title, id and summary.',
  title: 'Title',
  id: 'Id',
  summary: 'Summary',
  parent: 'Parent',
  authority: 'Your authority',
  noAuthority: 'None',
  noReadingRole: 'No reading role',
  noReadingRoleHelp: 'scope.admin includes no scope.read',
  refusedHelp: 'The server refused to show it just now',
  topLevel: 'Top level',
  actions: {
    'scope.admin': 'Administer',
    'scope.read': 'Read',
    'scope.contribute': 'Contribute',
    'scope.review': 'Review',
    'scope.delegate': 'Delegate',
  },
  actionHelp: {
    'scope.admin': 'Change Prompts, grant and revoke roles, read the audit of this Scope.',
    'scope.read': 'Read the Scope, its Artifacts and its Prompts.',
    'scope.contribute': 'Add Artifacts and commit revisions.',
    'scope.review': 'Decide on candidates.',
    'scope.delegate': 'Hand work in this Scope to others.',
  },
  count: (count: number) => counted(count, { one: 'scope', other: 'scopes' }),
  allLoaded: 'all loaded',
  moreToLoad: 'more to load',
  searching: 'searching…',
  searchedOf: (read: number, total: number) =>
    `searched ${number(read)} of ${number(total)} so far`,
  allSearched: 'all that match',
  incomplete: 'You hold more Scopes than the console asks the server for; the list is cut.',
  noneOpen: 'No Scope is open to you',
  noneOpenHelp:
    'A Scope appears here once you hold a role on it. Ask someone who administers the Scope, or a server admin, to grant you one: scope.viewer is enough to read. Tell them your principal: the button "Account" shows it.',
  noneExist: 'This deployment has no Scopes yet',
  noneExistHelp:
    'A Scope holds Artifacts and Prompts of one team, service or topic. A caller with server.admin creates it through the service’s API; it appears here at once.',
  noneMatch: (q: string) => `No Scope matches “${q}”`,
  noneMatchServer:
    'The server compares titles, ids and summaries letter by letter: try other upper and lower case, or a shorter text.',
  noneMatchOwn: 'Every Scope open to you was searched by title, id and summary.',
  clearSearch: 'Clear search',
  startOver: 'Load the list anew',

  contents: 'In this Scope',
  byFamily: 'Artifacts by family',
  prompts: 'Prompts',
  promptsHelp: 'Which instructions each generation step runs: Auto or Custom.',
  authorityHere: 'What you may do here',
  accessOff: 'Access control is off on this server: everyone may do everything.',
  nothingAllowed: 'You hold no role on this Scope.',
  audit: 'Audit of this scope',
  auditReason: 'You need scope.admin on this scope to read its audit.',
  place: 'Place in the tree',
  children: 'Child Scopes',
  noChildren: 'No child Scopes.',
  knownChildren:
    'Only Scopes that you have opened or listed in this visit: finding every child needs server.observe.',
  noKnownChildren:
    'None among the Scopes that you have opened or listed in this visit. Finding every child needs server.observe.',
  references: 'References',
  externalReferences: 'External',
  leadsTo: 'leads to',
  contextReferences: 'Context',
  noReferences: 'This Scope refers to nothing else.',
  scopeId: 'Scope id',
  version: (version: number) => `Version ${version}`,
  adminOnlyTitle: 'You administer this Scope but hold no reading role',
  adminOnly:
    'scope.admin does not include scope.read, so the console asks the server neither for its title nor for its Artifacts. You may grant yourself scope.viewer, or ask another admin to.',
  adminListed:
    'scope.admin does not include scope.read. Title and references come from the list that server.observe lets you see; Artifacts and Prompts are not asked for. You may grant yourself scope.viewer, or ask another admin to.',
  listedOnlyTitle: 'You hold no reading role on this Scope',
  listedOnly:
    'Title and references come from the list that server.observe lets you see. Its Artifacts and Prompts stay closed until someone who administers it grants you scope.viewer.',
  closedTitle: 'This Scope is not open to you',
  closed:
    'You hold no role on a Scope with this id. The server does not say whether it exists. Someone who administers it can grant you scope.viewer.',
  unread: 'Not read',
}
