import * as v from 'valibot'
import { maxCharacters } from './characters'
import { absent, ArtifactId, RevisionNumber } from './common'

/** Prompt keys of 1.0 to 1.4, in the order in which the console lists them (contract §5). */
export const PROMPT_KEYS = [
  'memory.extract',
  'memory.rerank',
  'atomic_memory.extract',
  'atomic_memory.reconcile',
  'experience.incubate',
  'experience.generate',
  'skill.generate',
  'handoff.generate',
  'topic_memory.probe',
  'topic_memory.global',
  'topic_memory.planner',
  'topic_memory.evolve',
  'topic_memory.temporary',
  'topic_memory.reduce',
  'topic_memory.reconcile',
  'profile.generate',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

export const PROMPT_SCHEMA_VERSION = 'powercontext.prompt.v1'
/** Limits of a Prompt's content (contract §5): characters, demonstrations, bytes of JSON. */
export const INSTRUCTIONS_MAX = 32_768
const DEMONSTRATIONS_MAX = 50
export const DEMONSTRATION_BYTES_MAX = 65_536
export const PROMPT_BYTES_MAX = 262_144

const Demonstration = v.strictObject({ input: v.unknown(), expected_output: v.unknown() })
export type Demonstration = { input?: unknown; expected_output?: unknown }

/** Content of a Prompt revision as a PUT or POST carries it (contract §5). */
export const PromptContent = v.strictObject({
  schema_version: v.literal(PROMPT_SCHEMA_VERSION),
  mode: v.picklist(['auto', 'custom']),
  instructions: v.pipe(v.string(), maxCharacters(INSTRUCTIONS_MAX)),
  demonstrations: v.pipe(v.array(Demonstration), v.maxLength(DEMONSTRATIONS_MAX)),
})
export type PromptContent = v.InferOutput<typeof PromptContent>

/** The one content that switches a Prompt to Auto (contract §5). */
export const AUTO_CONTENT: PromptContent = {
  schema_version: PROMPT_SCHEMA_VERSION,
  mode: 'auto',
  instructions: '',
  demonstrations: [],
}

const Instructions = v.looseObject({
  instructions: v.string(),
  demonstrations: v.array(v.looseObject({ input: v.unknown(), expected_output: v.unknown() })),
})

/** `GET …/prompts/{key}`. `artifact_etag` is the If-Match of the next PUT (contract §5). */
export const PromptConfiguration = v.looseObject({
  scope_id: v.string(),
  prompt_key: v.string(),
  status: v.string(),
  reason: absent(v.string()),
  mode: v.string(),
  artifact: absent(
    v.looseObject({ family: v.string(), artifact_id: ArtifactId, revision: RevisionNumber }),
  ),
  artifact_etag: absent(v.string()),
  effective: absent(Instructions),
  builtin: absent(
    v.looseObject({
      version: v.string(),
      profile: absent(v.string()),
      instructions: v.string(),
    }),
  ),
})
export type PromptConfiguration = v.InferOutput<typeof PromptConfiguration>

/** `prompts` of `GET /v1/capabilities`: each key that the server knows, with its status; needs server.observe (contract §3). */
export const PromptCapabilities = v.looseObject({
  prompts: v.record(v.string(), v.looseObject({ status: v.string(), reason: absent(v.string()) })),
})
export type PromptCapabilities = v.InferOutput<typeof PromptCapabilities>
