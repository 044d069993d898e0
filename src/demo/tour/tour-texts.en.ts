import type { SceneName } from './scenes'

type Words = {
  title: string
  /** What there is to see, and what the person may try. */
  text: string
  /** The button that leads on. */
  next: string
}

const scenes: Record<SceneName, Words> = {
  compare: {
    title: 'Restore an earlier Prompt',
    text: 'You are Mara, who administers this Scope. She sees what would change if the revision before last came back. Restoring it overwrites nothing: it commits a new revision. Press “Restore revision …” below the comparison, or let Mara do it.',
    next: 'Let Mara restore it',
  },
  restored: {
    title: 'A new revision, with its reason',
    text: 'The newest revision has the content of the earlier one. The list says what was restored, by whom and why. All revisions are still there.',
    next: 'Next: two people at once',
  },
  edit: {
    title: 'Two people change the same Artifact',
    text: 'You are still Mara. Change a word in “Summary”, but do not commit yet. Then let Jonas be faster.',
    next: 'Let Jonas commit first',
  },
  overtaken: {
    title: 'Nobody overwrites what they have not seen',
    text: 'Jonas has added a sentence and committed. Press “Review changes”, then commit: the console stops, and shows what Mara saw, what is there now, and what she would commit.',
    next: 'Next: a role that was revoked',
  },
  formerOwner: {
    title: 'An owner whose role was revoked',
    text: 'You are Noah. He made this Prompt and owns it, but changing a Prompt needs the role scope.admin at that moment, and his was revoked. The buttons say so.',
    next: 'See it in the audit',
  },
  denials: {
    title: 'Each refusal is on record',
    text: 'You are Priya, of compliance. These are Noah’s refused attempts in this Scope. Press one: it says under which policy it was refused, and why.',
    next: 'Next: a list that is never cut',
  },
  list: {
    title: 'An audit without gaps',
    text: 'The service hands out its audit page by page. When anybody grants or revokes a role, the servers that teams run refuse the next page. Let Mara grant a role and revoke it now.',
    next: 'Let Mara grant and revoke',
  },
  listGoesOn: {
    title: 'The list goes on where it was',
    text: 'Press “Load more”. The console finds its place again: no event is missing, none stands there twice. “Look for new” shows what Mara just did.',
    next: 'Next: who could do what, and when',
  },
  whoCan: {
    title: 'Who can change Prompts here?',
    text: 'The console works it out from the roles, and names the binding behind each answer.',
    next: 'And 20 days ago?',
  },
  whoCould: {
    title: 'Who could, 20 days ago?',
    text: 'The same question about a past instant. Change “As of” to look at another one. What nobody can know any more is said, too.',
    next: 'Next: evidence to hand over',
  },
  evidence: {
    title: 'Evidence to hand over',
    text: 'Refused requests of 30 days. Press “Evidence…”: a file is made in this browser, with the events, what was changed, and who was allowed to. Whoever gets it can verify that nothing in it was altered.',
    next: 'End the tour',
  },
}

export default {
  scenes,
  take: 'Take the tour',
  takeHelp: 'Six stops, about five minutes. The people of the sample act in their own names.',
  tour: (stop: number, stops: number) => `Tour: stop ${stop} of ${stops}`,
  hide: 'Fold',
  show: 'Unfold',
  back: 'Back',
  end: 'End tour',
  busy: 'One moment…',
  failed: 'This did not work. “Start afresh” under “Demonstration” brings the sample back.',
}
