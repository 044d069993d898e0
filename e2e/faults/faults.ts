import { pick, type Random } from '../../src/lib/random'

/**
 * What the network does to one exchange. The request is cut on its way in (`before`), between proxy and service, or
 * its answer on its way out; `late` ones arrive after their sender has given up.
 */
export const FAULTS = [
  'none',
  'drop at the headers',
  'drop before forwarding',
  'forward the headers only',
  'forward half of the body',
  'forward all and hang up',
  'forward all and hang up on both',
  'forward late, after hanging up',
  'forward slowly, in pieces',
  'drop the answer',
  'answer with headers only',
  'answer half',
  'truncate the answer',
  'delay the answer beyond patience',
  'forward twice, answer the first',
  'forward twice, answer the second',
  'forward twice at once',
  'answer twice',
  '502 without forwarding',
  '502 after forwarding',
  '504 after forwarding',
  '403 of a proxy after forwarding',
  'forwarded, then refused with 403',
  'forwarded, then refused with 413',
  'forwarded, then refused with 422',
  'forwarded, then refused with 503',
  'portal without forwarding',
  'portal after forwarding',
  'redirect after forwarding',
  'empty answer',
  'answer of another revision',
  'answer of another shape',
] as const
export type Fault = (typeof FAULTS)[number]

/** How the service words its refusals of a second arrival; the first one has been carried out (contract §2). */
export const REFUSALS: Readonly<Record<string, { status: number; code: string }>> = {
  'forwarded, then refused with 403': { status: 403, code: 'forbidden' },
  'forwarded, then refused with 413': { status: 413, code: 'request_too_large' },
  'forwarded, then refused with 422': { status: 422, code: 'invalid_request' },
  'forwarded, then refused with 503': { status: 503, code: 'server_overloaded' },
}

/**
 * The faults of requests that no revision's number is changed in: bindings have none, and a reader cannot find out a network
 * that tells of another head, so that fault is tried on commits only.
 */
export const WITHOUT_REVISION = FAULTS.filter((fault) => fault !== 'answer of another revision')

/** The faults of a commit, evenly, and of what is read after it, rarely more than one. */
export function faultsOf(random: Random): { write: Fault[]; read: Fault[] } {
  const write: Fault[] = [pick(random, FAULTS)]
  // The second press meets a fault too, now and then.
  if (random() < 0.25) write.push(pick(random, FAULTS))
  const read: Fault[] = []
  while (random() < 0.3) read.push(pick(random, WITHOUT_REVISION))
  return { write, read }
}
