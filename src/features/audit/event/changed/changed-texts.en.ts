import { formatsIn } from '../../../../lib/language/formats'

const { number, plural } = formatsIn('en')

export default {
  title: 'What it changed',
  ask: 'Which revision did it make?',
  costOfOne:
    'Reads the list of its revisions: 1 audit event. 2 more if the audit at that time is not loaded.',
  costOfMany: (families: readonly string[]) =>
    `The event names only the Scope. So this reads the Scope’s list of ${families.join(' and ')} (${plural(
      families.length,
      { one: '1 audit event', other: `${number(families.length)} audit events` },
    )}) and the revisions of each Artifact that was changed since (1 each). 2 more if the audit at that time is not loaded.`,
  asking: 'Looking for the revision',
  forbidden:
    'You hold no role that reads this Scope, so the console does not ask which revision it was: the refusal would be recorded in your name.',
  revision: (revision: number, name: string) => `r${revision} of ${name}`,
  number: (revision: number) => `r${revision}`,
  itsDiff: (revision: string) => `${revision}: what it changed`,
  one: (revisions: readonly string[]) => `one of ${revisions.join(', ')}`,
  /** Stands between the links to several revisions. */
  between: ', ',
  maybe: (revision: string) => `perhaps ${revision}`,
  made: 'It made',
  perhaps: 'It may have made',
  oneOf: 'It made one of these at most:',
  oneOfChanges: (changes: number) =>
    `${number(changes)} changes by the same principal fit this revision; one of them made it.`,
  others: (who: readonly string[]) =>
    `Changes by ${who.join(' and ')} fit this revision; one of them made it.`,
  notSure: 'Whether other changes fit this revision too could not be found out.',
  none: 'No revision fits. A change can be refused after it was allowed, for example because it was based on an old revision.',
  named: 'The audit names the Artifact that this request made.',
  rule: (seconds: number) =>
    `The audit names no revision. What fits is told by Scope, time and principal: a revision that was committed within ${number(seconds)} s after this decision, by a change that it allows.`,
  notRecorded:
    'This server does not record when revisions were committed, so nothing tells which one it was.',
  tooMany: (artifacts: number) =>
    `Too much was changed since: more than ${number(artifacts)} Artifacts, or more than 500 revisions of one of them.`,
}
