import { formatsIn } from '../../../lib/language/formats'

const { counted } = formatsIn('en')

/** Where and when the audit was searched for changes that fit. */
export type Searched = {
  /** Whether the searched decisions name the Artifact or its Scope only. */
  place: 'scope' | 'artifact'
  isFirst: boolean
  seconds: number
}

const changes = (count: number, of: Searched) =>
  `${counted(count, { one: 'allowed change', other: 'allowed changes' })} ${where(of)}`
const where = ({ place, isFirst, seconds }: Searched) =>
  [
    place === 'scope' ? 'in this Scope' : 'to this Artifact',
    `within ${seconds} s before this commit`,
    ...(isFirst ? [] : ['and after the revision before it']),
  ].join(' ')

export default {
  by: 'by',
  oneOf: 'one of',
  between: ', ',
  source: 'from the audit by time',
  untold: 'the audit does not tell',
  look: 'the audit at that time',
  one: (who: string, count: number, of: Searched) =>
    `The audit has ${changes(count, of)}, ${count === 1 ? 'by' : 'all by'} ${who}. It names no revision.`,
  owner: (who: string) => `The audit names ${who} as the owner whom this first commit made.`,
  several: (who: string, of: Searched) =>
    `The audit has allowed changes ${where(of)} by ${who}. It names no revision, so it does not tell which of these made it.`,
  none: 'no allowed change fits',
  noneHelp: (of: Searched) => `The audit has no allowed change ${where(of)}.`,
  unreadable: 'it cannot be read around that time',
  tooMany: 'too many events around that time',
  failed: 'The audit could not be read.',
}
