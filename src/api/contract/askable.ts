import * as v from 'valibot'
import { strip } from '../../lib/text/strip'
import { countCharacters } from './characters'
import { ArtifactId, RevisionNumber } from './common'

/** Half of a character: no address and no body can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** A name as the service decides about one: something, without a blank at either end, of so many characters at most. */
export const isName = (value: string, max: number): boolean =>
  value !== '' &&
  strip(value) === value &&
  (value.length <= max || countCharacters(value) <= max) &&
  !LONE_SURROGATE.test(value)

const isPlain = (id: string | number) => v.is(ArtifactId, id)
/** A browser takes these out of every address, encoded or not: nothing so called can be asked for by its path. */
const inPath = (id: string | number) => id !== '.' && id !== '..'

/**
 * The ids that a request may name. The rule is narrower than that for answers: the service refuses all other ids, but
 * records a bad Artifact id first, and nobody can then read the part of the audit that holds it (contract §3).
 */
const ASKABLE = {
  scope: (id: string | number) => isName(String(id), 256) && inPath(id),
  family: (id: string | number) => isPlain(id) && inPath(id),
  artifact: (id: string | number) => isPlain(id) && inPath(id),
  prompt: (id: string | number) => isPlain(id) && inPath(id),
  sourceType: (id: string | number) => isPlain(id) && inPath(id),
  source: (id: string | number) => isName(String(id), 256) && inPath(id),
  entry: isPlain,
  deployment: isPlain,
  principal: (id: string | number) => isName(String(id), 255),
  revision: (id: string | number) => v.is(RevisionNumber, id) && Number.isSafeInteger(id),
} as const
export type IdKind = keyof typeof ASKABLE

/** Whether the service could know anything by this id. */
export const isAskable = (kind: IdKind, id: string | number): boolean => ASKABLE[kind](id)

/** Whether a place in a Scope can be asked for, and so whether a link to it leads anywhere. */
export const isAskablePlace = (scopeId: string, family?: string, artifactId?: string): boolean =>
  isAskable('scope', scopeId) &&
  (family === undefined || isAskable('family', family)) &&
  (artifactId === undefined || isAskable('artifact', artifactId))
