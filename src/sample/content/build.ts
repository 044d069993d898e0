import { AUTO_CONTENT, PROMPT_SCHEMA_VERSION, type Demonstration } from '../../api/contract/prompts'
import type {
  Citation,
  Cite,
  Content,
  PersonKey,
  SampleArtifact,
  ScopeKey,
  Step,
  When,
} from './types'

/** `workday` days before the last working day, at `time` (UTC, HH:MM). */
export const on = (workday: number, time: string): When => ({ workday, time })
export const minutesAgo = (minutes: number): When => ({ minutesAgo: minutes })
export const ref = (artifact: string, revision = 1): Citation => ({ artifact, revision })

export const saved = (
  when: When,
  by: PersonKey,
  content: Content | ((cite: Cite) => Content),
  cites: readonly Citation[] = [],
): Step => ({ when, by, content, cites })

export const restored = (when: When, by: PersonKey, restores: number, reason: string): Step => ({
  when,
  by,
  restores,
  reason,
})

/** Texts are written in source with a line break at either end. */
const plain = (text: string) => text.trim()

export const fact = (kind: string, text: string): Content => ({
  schema: 'powercontext.atomic-memory.v1',
  kind,
  text: plain(text),
})
export const topic = (title: string, summary: string, detail: string): Content => ({
  title,
  summary: plain(summary),
  detail: plain(detail),
})
/** What a failure looked like, and how its repair is verified (contract §4). */
type Failure = {
  signature: { recall_cue: string; symptom: string }
  repair_surface: 'experience_content' | 'working_state' | 'recall_policy' | 'acceptance_check'
  verification: { condition: string; check_subject: string }
}

export const lesson = (
  situation: string,
  action: string,
  outcome: string,
  learned: string,
  failure?: Failure,
): Content => ({
  situation: plain(situation),
  action: plain(action),
  outcome: plain(outcome),
  lesson: plain(learned),
  ...(failure === undefined ? {} : { failure }),
})
/** The name that a skill's package can have: lower case, words joined by hyphens, at most 64 characters. */
const packageName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-|-$/g, '')

export const skill = (
  title: string,
  description: string,
  instructions: string,
  validation: readonly string[],
): Content => ({
  name: packageName(title),
  description: plain(description),
  instructions: plain(instructions),
  validation: [...validation],
})
export const profile = (text: string): Content => ({ content: `${plain(text)}\n` })

type Statement = { text: string; cites: readonly Citation[] }
export const stated = (text: string, ...cites: Citation[]): Statement => ({
  text: plain(text),
  cites,
})
/** A handoff; every statement cites at least one Artifact of the same Scope (contract §4). */
export const handoff =
  (
    objective: string,
    state: readonly Statement[],
    disposition: 'continuable' | 'blocked' | 'complete',
    next: Statement,
  ) =>
  (cite: Cite): Content => {
    const statement = ({ text, cites }: Statement) => ({
      text,
      citations: cites.map((citation) => ({ kind: 'artifact', artifact_ref: cite(citation) })),
    })
    return {
      schema: 'powercontext.handoff.v1',
      objective: plain(objective),
      state: state.map(statement),
      disposition,
      next_action: statement(next),
      omissions: [],
    }
  }

/** A demonstration of what is to be remembered of a message: each of the memories cites it. */
export const remembered = (
  message: string,
  ...memories: { kind: 'fact' | 'decision'; text: string }[]
): Demonstration => ({
  input: {
    evidence: [
      {
        evidence_id: 'message',
        source_ref: { source_type: 'content', source_id: 'message' },
        journal_position: 1,
        content: message,
        source_metadata: null,
      },
    ],
  },
  expected_output: {
    candidates: memories.map((memory) => ({ ...memory, evidence_ids: ['message'] })),
  },
})

export const custom = (instructions: string, demonstrations: Demonstration[] = []): Content => ({
  schema_version: PROMPT_SCHEMA_VERSION,
  mode: 'custom',
  instructions: plain(instructions),
  demonstrations,
})
export const auto: Content = { ...AUTO_CONTENT }

export const artifact = (
  scope: ScopeKey,
  family: SampleArtifact['family'],
  key: string,
  ...steps: Step[]
): SampleArtifact => ({ scope, family, key, steps })

export const prompt = (scope: ScopeKey, promptKey: string, ...steps: Step[]): SampleArtifact => ({
  scope,
  family: 'prompt',
  key: `${scope}/${promptKey}`,
  promptKey,
  steps,
})
