import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')

export default {
  readScope: 'Read this Scope',
  editTexts: 'Edit title and summary…',
  needAdmin: 'You need scope.admin on this scope',
  needRead: 'You need a reading role on this scope to see what you change',
  newArtifact: 'New Artifact…',
  contents: 'In this Scope',
  byFamily: 'Artifacts by family',
  prompts: 'Prompts',
  promptsHelp: 'Which instructions each generation step runs: Auto or Custom.',
  promptModes: ({ custom, auto }: { custom: number; auto: number }) =>
    `Saved: ${number(custom)} Custom, ${number(auto)} Auto. A key with nothing saved runs Auto.`,
  count: (count: number, hasMore: boolean) => `${number(count)}${hasMore ? '+' : ''}`,
  artifacts: 'Artifacts',
  unlisted: (why: string) => `Not listed: ${why}`,
  emptyFamilies: (families: readonly string[]) =>
    `${counted(families.length, { one: 'empty family', other: 'empty families' })}: ${families.join(', ')}`,
  countLists: (lists: number, recorded: boolean) =>
    `Count what is in it${recorded ? `: ${counted(lists, { one: 'audit event', other: 'audit events' })}` : ''}`,
  counting: 'Counting…',
  counted: 'Counted in this visit.',
  lastCommits: 'Last commits',
  noneRead:
    'Nothing in this Scope was read in this visit yet. Count what is in it, or open a family: what was committed last stands here then.',
  authorityHere: 'What you may do here',
  actionHelp: {
    'scope.admin': 'Change Prompts, grant and revoke roles, read the audit of this Scope.',
    'scope.read': 'Read the Scope, its Artifacts and its Prompts.',
    'scope.contribute': 'Add Artifacts and commit revisions.',
    'scope.review': 'Decide on candidates.',
    'scope.delegate': 'Hand work in this Scope to others.',
  },
  accessOff: 'Access control is off on this server: everyone may do everything.',
  nothingAllowed: 'You hold no role on this Scope.',
  audit: 'Audit of this scope',
  access: 'Access to this scope',
  auditReason: 'You need scope.admin on this scope to read its audit and to see who may do what.',
  place: 'Hierarchy',
  children: 'Child Scopes',
  aboveUnknown: 'What lies above was not read in this visit',
  noChildren: 'No child Scopes.',
  knownChildren:
    'Only child Scopes that you have opened or listed in this visit: finding every child needs server.observe.',
  noKnownChildren:
    'No child Scope among those that you have opened or listed in this visit. Finding every child needs server.observe.',
  references: 'References',
  externalReferences: 'External',
  leadsTo: 'leads to',
  contextReferences: 'Context',
  noReferences: 'This Scope refers to nothing else.',
  pin: 'Pin',
  pinThis: 'Pin this scope',
  pinsFull: (most: number) => `${most} Scopes are pinned already. Unpin one of them first.`,
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
}
