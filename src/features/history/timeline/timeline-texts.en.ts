import { formatsIn } from '../../../lib/language/formats'

const { number, counted, plural } = formatsIn('en')

const revisions = (count: number) => counted(count, { one: 'revision', other: 'revisions' })

export default {
  revisions: 'Revisions',
  count: (count: number, loaded: number) =>
    loaded < count ? `${revisions(count)}, ${number(loaded)} loaded` : revisions(count),
  goTo: 'Go to revision',
  goToRange: (max: number) => (max === 1 ? 'Only 1' : `1 to ${number(max)}`),
  revision: (number: number) => `Revision ${number}`,
  head: 'head',
  by: (who: string) => `by ${who}`,
  notRecorded: 'when and by whom: not recorded',
  notLoaded: 'not loaded',
  restoredFrom: (number: number) => `restored from revision ${number}`,
  sameContent: (number: number) => `same content as revision ${number}`,
  reason: 'Reason:',
  from: 'From',
  to: 'To',
  chooseFrom: (number: number) => `Compare from revision ${number}`,
  chooseTo: (number: number) => `Compare to revision ${number}`,
  compareWithHead: 'Compare with head',
  restore: (number: number) => `Restore revision ${number}…`,
  keys: 'Arrow keys move between revisions. Enter shows what a revision changed, Shift and Enter all changes between it and the one shown. F and T make it the start or the end of the comparison.',
  handle: { from: 'Start of the comparison', to: 'End of the comparison' },
  handleKeys:
    'Arrow keys choose another revision, Enter compares with it, Escape goes back to the one that is shown.',
  linkUp: (number: number) => `Up to revision ${number}, the other end of an arc`,
  linkDown: (number: number) => `Down to revision ${number}, the other end of an arc`,
  moreLinks: (count: number) => `${number(count)} more`,
  merged: (count: number) =>
    plural(count, {
      one: 'One restore overlaps too many others for a line of its own: it is in the dashed line, and in words.',
      other: `${number(count)} restores overlap too many others for lines of their own: they are in the dashed line, and in words.`,
    }),
  farAway: (newest: number, oldest: number) =>
    `Revisions ${number(newest)} to ${number(oldest)} are not loaded. The server gives them in order, 100 a read, and records each read.`,
  loadUpTo: (reads: number) =>
    `Load up to here (${counted(reads, { one: 'read', other: 'reads' })})`,
  loading: 'Loading revisions',
}
