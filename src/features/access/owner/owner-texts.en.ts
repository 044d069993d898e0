import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')
const recorded = (count: number) =>
  counted(count, { one: 'recorded call', other: 'recorded calls' })

export default {
  title: 'Owner',
  ask: 'Who owns it?',
  cost: (calls: number) =>
    `No list of bindings tells. The audit of its Scope does: at most ${recorded(calls)}.`,
  reading: 'Reading the audit…',
  ownedBy: 'Owned by',
  /** @param since when it was made */
  since: (since: string) => `since it was made on ${since}`,
  may: {
    all: 'may read, edit and share it without any binding',
    read: 'may read and share it without any binding',
  },
  decision: 'The event',
  calls: (calls: number) => `read with ${recorded(calls)}`,
  none: 'No event made anybody its owner',
  noneHelp: (calls: number) =>
    `The audit of its Scope was read to its end, with ${recorded(calls)}. What nobody owns is read by roles, and nobody can edit it: no role allows that, and none can be made its owner. An Artifact with the same content can be created anew.`,
  noneOfPrompt: (calls: number) =>
    `The audit of its Scope was read to its end, with ${recorded(calls)}. A Prompt that nobody owns is read by roles, and scope.admin changes it.`,
  open: (until: string, calls: number) => `Not found up to ${until}, with ${recorded(calls)}.`,
  goOn: 'Look further',
  goOnCost: (calls: number) => `At most ${recorded(calls)} more.`,
  unreadable: (calls: number) =>
    `The server cannot hand out a part of the audit (${recorded(calls)}): who owns it is not known.`,
  trap: (who: string) =>
    `${who} owns this Prompt, and no role that is seen here lets them change it: that takes scope.admin on its Scope.`,
  grant: 'Grant scope.admin…',
}
