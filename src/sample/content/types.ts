import type { Family } from '../../api/contract/artifacts'

/**
 * An instant of the sample, told in a way that is independent of the day on which it is seeded: a working day
 * counted back from the last one before the day of seeding (0 is that day itself) with its UTC time, or a
 * number of minutes before the moment of seeding.
 */
export type When = { workday: number; time: string } | { minutesAgo: number }

export const SCOPE_KEYS = [
  'company',
  'checkout',
  'payments',
  'cart',
  'fraud',
  'incidents',
  'oncall',
  'reviews',
  'support',
  'refunds',
  'macros',
  'delivery',
  'carriers',
  'data',
  'mobile',
] as const
export type ScopeKey = (typeof SCOPE_KEYS)[number]

/** The people and services of the sample, by the short names that the content uses. */
export const PERSON_KEYS = [
  'platform',
  'priya',
  'mara',
  'jonas',
  'tom',
  'elif',
  'noah',
  'nightly',
  'daniel',
  'hana',
  'ruth',
  'lucas',
  'sofia',
  'wei',
  'kit',
] as const
export type PersonKey = (typeof PERSON_KEYS)[number]

/** Another Artifact of the sample: its key, and the revision of it that is meant. */
export type Citation = { artifact: string; revision: number }

/** A citation as the service stores it. */
type CitedArtifact = { family: string; artifact_id: string; revision: number }

export type Content = Record<string, unknown>
export type Cite = (citation: Citation) => CitedArtifact

/** One revision: what was saved, when and by whom; or which earlier revision was restored and why. */
export type Step = { when: When; by: PersonKey } & (
  | { content: Content | ((cite: Cite) => Content); cites?: readonly Citation[] }
  | { restores: number; reason: string }
)

/**
 * An Artifact with all its revisions. `key` names it inside the sample only: the service chooses the id. For a
 * Prompt, `key` is `<scope>/<prompt key>` (contract §5: the id of a Prompt is its key).
 */
export type SampleArtifact = {
  key: string
  scope: ScopeKey
  family: Exclude<Family, 'memory'>
  promptKey?: string
  /** Saved by an older version before the history begins; it has one revision (direct-writes.ts). */
  imported?: true
  steps: readonly Step[]
}
