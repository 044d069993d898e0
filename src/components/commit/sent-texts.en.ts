export default {
  edit: 'an edit',
  restore: 'a restore',
  auto: 'a switch to Auto',
  'first-save': 'the first save',
  title: (what: string, revision: number, time: string) =>
    `At ${time} you sent ${what} as revision ${revision}, and left before you were told what became of it`,
  unmoved: 'Not committed so far.',
  stillHead: (seen: number, time: string) =>
    seen === 0
      ? `As of ${time}, nothing is saved under this key.`
      : `As of ${time}, revision ${seen} is still the head.`,
  noMoreRechecks:
    'What was sent may still arrive, but the head is not looked at any more by itself.',
  readBefore:
    'What this page shows was read before that. Refresh it to see whether the commit was made.',
  existsBy: (revision: number, who: string) => `Revision ${revision} exists now, made by ${who}.`,
  existsByNobody: (revision: number) =>
    `Revision ${revision} exists now; the server does not record who made it.`,
  exists: (revision: number) => `Revision ${revision} exists now.`,
  notKnown: 'Whether your request made it is not known.',
  others: 'What you sent was not committed: it could only have become that revision.',
  compare: (from: number, to: number) => `Compare revision ${from} with revision ${to}`,
  history: 'See it in the history',
  dismiss: 'Dismiss',
}
