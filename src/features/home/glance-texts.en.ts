import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const events = (count: number) => counted(count, { one: 'audit event', other: 'audit events' })

export default {
  audit: 'Audit',
  ofServer: 'On the whole server',
  inScope: 'In',
  lookInAudit: `Look in its audit: ${events(2)}`,
  count: (count: number) => number(count),
  countOrMore: (count: number) => `${number(count)} or more`,
  /** @param requests null: nobody knows how many */
  deniedUnit: (count: number, requests: number | null) =>
    `${count === 1 ? 'denied decision' : 'denied decisions'}${
      requests === null ? '' : ` in ${counted(requests, { one: 'request', other: 'requests' })}`
    }`,
  changeUnit: (count: number, days: number) =>
    `${count === 1 ? 'change of a role' : 'changes of roles'}, last ${days} days`,
  latestElsewhere: 'The first page does not reach the latest ones. The audit has them.',
  grantsPartly: (read: number) =>
    `Counted in the first ${number(read)} decisions of that time. The audit has the later ones.`,
  grantsWhich: 'For roles on single Artifacts and on the server, see the audit.',
  noneDenied: 'Nobody was denied anything.',
  noneElseDenied: 'Nobody else was denied anything.',
  noChanges: 'No role on a Scope was granted or revoked.',
  ownLeftOut: (count: number) =>
    `Your own reading is left out: ${counted(count, { one: 'denied decision', other: 'denied decisions' })}.`,
  oneDecision:
    'Where an action is named, that decision was denied. The request may have succeeded all the same.',
  allowedLeftOut: (count: number) =>
    count === 1
      ? 'One of these requests was allowed by another authority and is not listed.'
      : `${number(count)} of these requests were allowed by another authority and are not listed.`,
  openDenied: 'Open the denials in the audit',
  openGrants: 'Open the changes of roles in the audit',
  unreadable:
    'A list that holds one of its events cannot be handed out by the server. The audit reads around it.',
  refused: (who: string, what: string) => `${who} ${what}: denied`,
  deniedAction: (who: string, what: string, action: string) => `${who} ${what}: ${action} denied`,
  deniedOn: (who: string, action: string, on: string) => `${who} was denied ${action} on ${on}`,
  /** @param times at least 2 */
  timesOver: (what: string, times: number) => `${what}, ${number(times)} times`,
  actions: (actions: readonly string[]) => actions.join(' and '),
  granted: (by: string, role: string, whom: string, on: string) =>
    `${by} granted ${role} to ${whom} on ${on}`,
  revoked: (by: string, role: string, whom: string, on: string) =>
    `${by} revoked ${role} from ${whom} on ${on}`,
}
