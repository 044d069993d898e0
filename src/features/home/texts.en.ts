import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const events = (count: number) => counted(count, { one: 'audit event', other: 'audit events' })
const lists = (count: number) => counted(count, { one: 'list', other: 'lists' })
const scopes = (count: number) => counted(count, { one: 'more scope', other: 'more scopes' })

export default {
  title: 'Home',
  cost: (read: { lists: number; prompts: number; names: number; events: number }) =>
    `This page read ${[
      read.lists > 0 && lists(read.lists),
      read.prompts > 0 &&
        `the status of ${counted(read.prompts, { one: 'Prompt', other: 'Prompts' })}`,
      read.names > 0 && counted(read.names, { one: 'name', other: 'names' }),
    ]
      .filter(Boolean)
      .join(', ')}: ${events(read.events)}.`,
  costNothing: 'This page has read nothing: no audit event.',
  uncounted: 'Access control is off on this server, so no read is recorded.',

  pinned: 'Pinned scopes',
  pinnedMark: 'Pinned',
  recentMark: 'Visited recently',
  promptsOf: (scope: string) => `Prompts of ${scope}`,
  auditOf: (scope: string) => `Audit of ${scope}`,
  prompts: 'Prompts',
  audit: 'Audit',
  nonePinned:
    'The Scopes that you pin stand here, and those that you visited last. Open a Scope and press “Pin”.',
  allScopes: 'All Scopes',

  changed: 'Changed since your last visit',
  lastVisit: 'Last visit ended',
  firstVisit: 'No earlier visit is known in this browser: these are the last 7 days.',
  unchanged: 'Nothing was committed since then.',
  unrecorded: (count: number) =>
    `Of ${number(count)} more, this server does not say when they were committed.`,
  noTimes:
    'This server does not say when a revision was committed, so nobody can tell here what has changed.',
  pageOnly: (count: number) => `Only the first ${number(count)} of the list were looked at.`,
  wholeList: 'Open the list',
  by: (name: string) => `by ${name}`,
  more: (count: number) => `Show ${number(count)} more`,
  nothingReadable:
    'You hold no role that reads a Scope. Ask an admin of one for scope.viewer to see here what others commit.',
  lookInScopes: (count: number, recorded: boolean) =>
    `Look in ${scopes(count)}${recorded ? `: ${events(count)}` : ''}`,
  lookInFamilies: (count: number, recorded: boolean) =>
    `Look at ${counted(count, { one: 'more family', other: 'more families' })}${recorded ? `: ${events(count)}` : ''}`,

  attention: 'Needs attention',
  newOf: (family: string) => `a new ${family}`,
  draft: (name: string, scope: string) => `Draft of ${name} in ${scope}`,
  restore: (revision: number, name: string, scope: string) =>
    `Reason for restoring revision ${revision} of ${name} in ${scope}`,
  untilReload: 'kept until this page is reloaded',
  notRun: (key: string, scope: string) =>
    `${key} in ${scope} is saved as Custom, but the server does not run it`,
  roleEnds: (role: string, on: string) => `Your role ${role} on ${on} ends`,
  theServer: 'the server',
  nothingToDo:
    'Nothing. Your drafts would stand here, Custom Prompts that the server does not run, and roles of yours that end within 14 days.',
  inScopes: (count: number) => counted(count, { one: 'Scope', other: 'Scopes' }),
  /** Each is read with a call of its own, which the server decides twice: on the Scope, and on what is saved. */
  checkPrompts: (count: number, scope: string, recorded: boolean) =>
    `Check that ${counted(count, { one: 'Custom Prompt', other: 'Custom Prompts' })} of ${scope} run${count === 1 ? 's' : ''}${recorded ? `: ${events(2 * count)}` : ''}`,
  allRun: (count: number, scope: string) =>
    count === 1
      ? `The Custom Prompt of ${scope} runs.`
      : `All ${number(count)} Custom Prompts of ${scope} run.`,

  denied: 'Denied in the last 24 hours',
  grants: 'Grants and revocations',
  inPlace: (name: string, scope: string) => `${name} in ${scope}`,
  otherResource: (type: string) => `a resource of kind ${type}`,
}
