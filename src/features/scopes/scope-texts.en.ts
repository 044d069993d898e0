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
  unlisted: (...reasons: readonly string[]) => `Not listed: ${reasons.join(', ')}`,
  emptyFamilies: (families: readonly string[]) =>
    `${counted(families.length, { one: 'empty family', other: 'empty families' })}: ${families.join(', ')}`,
  countAll: (recorded: boolean) => `Count what is in it${recorded ? ': 1 audit event' : ''}`,
  readLists: (lists: number, recorded: boolean) =>
    `Read the last commits${recorded ? `: ${counted(lists, { one: 'audit event', other: 'audit events' })}` : ''}`,
  counting: 'Counting…',
  counted: 'Counted in this visit.',
  countedAll: ({ artifacts, sources }: { artifacts: number; sources: number }) =>
    `Counted in this visit: ${counted(artifacts, { one: 'Artifact', other: 'Artifacts' })}, ${counted(sources, { one: 'Source', other: 'Sources' })}.`,
  uncounted: (reason: string) => `Not counted: ${reason}`,
  lastCommits: 'Last commits',
  noneRead:
    'No list of this Scope was read in this visit yet. Read the last commits, or open a family, to see them here.',
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
    'You have opened or listed no child Scope in this visit. Finding every child needs server.observe.',
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
    'scope.admin includes no reading, so the console asks for neither title nor Artifacts. Grant yourself scope.viewer, or ask another admin to.',
  adminListed:
    'You see title and references because you may list all Scopes. scope.admin includes no reading: for Artifacts and Prompts, grant yourself scope.viewer or ask another admin to.',
  listedOnlyTitle: 'You hold no reading role on this Scope',
  listedOnly:
    'You see title and references because you may list all Scopes. To read Artifacts and Prompts, ask an admin of this Scope for scope.viewer.',
  closedTitle: 'This Scope is not open to you',
  closed:
    'Either there is no Scope with this id, or you hold no role on it: the server does not say which. If it exists, someone who administers it can grant you scope.viewer.',
  missingTitle: 'There is no Scope with this id',
  missing: 'The server’s list of all Scopes has none with it. Look for a mistake in the address.',
}
