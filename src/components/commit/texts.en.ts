import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  willCommit: (next: number, seen: number) =>
    seen === 0
      ? 'This will commit revision 1, the first one of this key'
      : `This will commit revision ${next} on top of revision ${seen}`,
  safe: 'Nothing is lost: every earlier revision stays in the history.',
  head: 'head',
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
    'You need the role scope.admin on this Scope now; owning what you commit is not enough. Your role may have been revoked since you opened this page. Ask someone who administers the Scope to grant it again; what you typed stays here.',
  mayNotHelp:
    'Only its owner may replace this Artifact. The role scope.contributor lets you make Artifacts of your own, not replace those of others. Ask its owner, or someone who administers the Scope; what you typed stays here.',
  invalidPrompt:
    'The server does not take this content for a Prompt. A newer or an older server may have other rules than the one that saved this revision.',
  incompatible:
    'The demonstrations of this revision do not fit what this server expects of the key: it may have changed since they were saved.',
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
    'Too many requests came in a short time, so that the server turned this one away. Wait, then press the button again. What you typed stays here.',
  savedFirstHelp:
    'Somebody saved this key first, and the server then took it back, or another request with the same content is still under way. Close this and review what is saved now.',
  otherConflictHelp:
    'Something else that is going on at the server stands against this commit. Try again in a moment, and look at the head first if it is refused again.',
  goneHelp:
    'The Artifact, or its Scope, is no longer where you saw it. What you typed stays here, so that you can copy it.',
  otherHelp: 'What you typed stays here.',
  checking: 'Checking what happened',
  checkingHelp:
    'The commit was sent, but no clear answer came back. The head is being read to find out; nothing is sent again.',
  checkingRefusalHelp:
    'The server refused the commit. Browsers may send a request twice, so the head is being read to see whether it arrived before.',
  unmovedTitle: 'Not committed so far',
  willRecheck:
    'The server may still be at work on what was sent: the head is looked at again for two minutes, and this message changes when it moves.',
  mayPressAgain: (seen: number) =>
    seen === 0
      ? 'You may send it again: a key can be saved first only once, even if what was sent before should still arrive.'
      : `You may send it again: it can only be committed on top of revision ${seen}, so never twice, even if what was sent before should still arrive.`,
  whatHappened: 'What came back',
  uncheckedTitle: 'It is not known what happened',
  uncheckedHelp:
    'The commit was sent, and the head could not be read to see whether it arrived. Checking only reads; it never sends.',
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
    `Revision ${revision} holds what you wanted. Whether your request or somebody else’s made it is not known, since the server does not record it.`,
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
