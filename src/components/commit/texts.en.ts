import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  willCommit: (next: number, seen: number) =>
    seen === 0
      ? 'This will commit revision 1, the first one of this key'
      : `This will commit revision ${next} on top of revision ${seen}`,
  safe: 'Nothing is lost: every earlier revision stays in the history.',
  head: 'head',
  replacedBy: 'replaced by',
  again: 'again',
  whatRuns: 'What runs now',
  yourText: 'What you typed',
  reason: 'Reason',
  reasonHelp: 'Required. Recorded with the revision, for everyone who reads the history.',
  reasonCount: (count: number, max: number) => `${count}/${max}`,
  reasonMissing: 'Give a reason first',
  reasonTooLong: (max: number) => `A reason holds at most ${number(max)} characters`,
  /** The button that sends an edit. */
  commitRevision: (next: number) => `Commit revision ${next}`,
  cancel: 'Cancel',
  close: 'Close',
  changes: (seen: number) =>
    seen === 0 ? 'Changes against what runs now' : `Changes against revision ${seen}`,
  forbiddenTitle: 'You may not commit this',
  refusedTitle: 'The server refused the commit',
  forbiddenHelp:
    'You need scope.admin on this Scope; owning what you commit is not enough. You may have lost the role since you opened this page. Ask an admin of the Scope for it. What you typed stays here.',
  mayNotHelp:
    'Only its owner may replace this Artifact. The role scope.contributor lets you make Artifacts of your own, not replace those of others. Ask its owner, or someone who administers the Scope; what you typed stays here.',
  invalidPrompt:
    'The server does not take this content for a Prompt. A newer or an older server may have other rules than the one that saved this revision.',
  incompatible:
    'A demonstration does not fit what this server’s operation for the key reads and answers. The server does not say which one.',
  unavailable:
    'This server has no model that could honour a custom Prompt for this key, so that it takes Auto only.',
  invalidHelp: 'The server checked the request and did not accept it.',
  fieldReason: (field: string, reason: string) => `${field}: ${reason}`,
  preconditionHelp:
    'The request arrived without its If-Match header: something between this browser and the server removes it.',
  etagHelp:
    'The server did not accept the ETag although the head is where you saw it: something between this browser and the server changes headers.',
  tooLargeHelp: 'The request is larger than the server, or a proxy before it, takes.',
  busyHelp: 'The server is busy or not ready and turned the request away. Try again in a moment.',
  tooManyHelp:
    'Too many requests came at once, and the server turned this one away. Wait a moment, then press the button again. What you typed stays here.',
  savedFirstHelp:
    'Somebody may have saved this key before you and the server took it back, or the same content is being saved right now. Close this and look at what is saved.',
  otherConflictHelp:
    'Something else at the server stands against this commit. Try again in a moment. If it is refused again, look at the head first.',
  goneHelp:
    'The Artifact, or its Scope, is no longer where you saw it. What you typed stays here, so that you can copy it.',
  otherHelp: 'What you typed stays here.',
  checking: 'Checking what happened',
  checkingHelp:
    'The commit was sent, but no clear answer came. The console reads the head to find out, and sends nothing again.',
  checkingRefusalHelp:
    'The server refused the commit. A browser may send a request twice, so the console reads the head to see whether an earlier one arrived.',
  unmovedTitle: 'Not committed so far',
  willRecheck:
    'The server may still be working on it. For two minutes the console looks at the head again, and this message changes when it moves.',
  mayPressAgain: (seen: number) =>
    seen === 0
      ? 'You may send it again. A key can be saved first only once, even if the first request still arrives.'
      : `You may send it again. It fits on top of revision ${seen} alone, so it is never committed twice, even if the first request still arrives.`,
  whatHappened: 'What came back',
  uncheckedTitle: 'It is not known what happened',
  uncheckedHelp:
    'The commit was sent, but the head could not be read to see whether it arrived. “Check again” reads and never sends.',
  uncheckedRefusalHelp:
    'The server refused the commit, and the head could not be read to see whether an earlier arrival of it was committed.',
  uncheckedConflictHelp:
    'The server says that the head you saw is no longer the head. The new one could not be read.',
  checkAgain: 'Check again',
  moved: 'The head has moved',
  movedHelp: (seen: number) =>
    seen === 0
      ? 'Something is saved under this key now. Nothing is retried by itself, and nothing can be overwritten unseen.'
      : `Revision ${seen}, which you saw, is no longer the head. Nothing is retried by itself, and nothing can be overwritten unseen.`,
  notCommitted: 'What you reviewed was not committed.',
  alreadyThere: (revision: number) =>
    `Revision ${revision} already holds exactly the content that you were about to commit. There may be nothing left to do.`,
  whoseUnknown: (revision: number) =>
    `Revision ${revision} holds what you wanted. Whether your request or somebody else’s made it, the server does not record.`,
  taken: (revision: number) =>
    `Revision ${revision} holds the same content, but the server has on record that it is not your commit.`,
  unclear: (revision: number) =>
    `Whether revision ${revision} is your commit can’t be told from its content. Compare it with yours below.`,
  inForce: (revision: number) => `Revision ${revision} is in force now.`,
  readingHead: 'Reading the new head',
  youSaw: (revision: number) => (revision === 0 ? 'You saw' : `You saw revision ${revision}`),
  now: (revision: number) => `Now: revision ${revision}`,
  would: 'Would be committed',
  wouldRestore: (revision: number) => `Revision ${revision} again`,
  sawNothing: 'Nothing was saved',
  laterRevisions: (count: number) =>
    `What happened in between: ${counted(count, { one: 'revision', other: 'revisions' })}`,
  earlier: (count: number) =>
    `and ${counted(count, { one: 'earlier revision', other: 'earlier revisions' })}, which the history lists`,
  chooseDiff: 'What is compared',
  happened: (from: string, to: string) => `What happened: ${from} → ${to}`,
  wouldChange: (from: string, to: string) => `What would change: ${from} → ${to}`,
  whatYouSaw: 'what you saw',
  yourCommit: 'your commit',
  againstNow: (now: number) => `What would change against revision ${now}`,
  tryAgain: 'Try again',
  wouldAuto: 'Auto: the built-in instructions',
  wouldOther: 'The content that you reviewed',
  by: (who: string) => `by ${who}`,
  notRecorded: 'when and by whom: not recorded',
  authorNotRecorded: 'author not recorded',
  yourReason: (reason: string) => `Your reason (kept): ${reason}`,
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  restoredFrom: (revision: number) => `Restored from revision ${revision}`,
  since: (seen: number, now: number) =>
    seen === 0
      ? `Changes from what you saw to revision ${now}`
      : `Changes from revision ${seen} to revision ${now}`,
  review: (revision: number) => `Review against revision ${revision}`,
}
