import * as v from 'valibot'
import { REASON_MAX } from './artifacts'
import { maxCharacters } from './characters'
import { ArtifactId, NOT_BLANK, RevisionNumber } from './common'
import { TextsByName } from './json-object'
import { PROMPT_KEYS, PromptContent } from './prompts'

// What the Artifact routes accept, by family; strict, as the service refuses fields that it does not know (contract §4).
// Lengths count characters (code points), as the service counts them.
const characters = (max: number) => v.pipe(v.string(), v.minLength(1), maxCharacters(max))
/** One line without blanks at its ends; U+2028 ends no line here. */
export const ONE_LINE = /^\P{space}(?:[^\n]*\P{space})?$/u
const sentence = (max: number) => v.pipe(characters(max), v.regex(NOT_BLANK))
const trimmed = (max: number) => v.pipe(characters(max), v.regex(ONE_LINE))
const optional = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema))

const ExperienceContent = v.strictObject({
  situation: sentence(8000),
  action: sentence(8000),
  outcome: sentence(8000),
  lesson: sentence(8000),
  failure: optional(
    v.strictObject({
      signature: v.strictObject({ recall_cue: sentence(512), symptom: optional(sentence(8000)) }),
      repair_surface: v.picklist([
        'experience_content',
        'working_state',
        'recall_policy',
        'acceptance_check',
      ]),
      verification: v.strictObject({ condition: sentence(8000), check_subject: sentence(512) }),
    }),
  ),
})

const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const SkillContent = v.strictObject({
  name: trimmed(128),
  description: trimmed(2000),
  instructions: v.pipe(v.string(), maxCharacters(131_072)),
  validation: v.pipe(v.array(trimmed(2000)), v.maxLength(32)),
  package: optional(
    v.strictObject({
      tree_digest: Digest,
      archive_digest: Digest,
      file_count: count(256),
      uncompressed_size: count(4_194_304),
      archive_size: count(5_242_880),
    }),
  ),
  license: optional(characters(512)),
  compatibility: optional(characters(500)),
  metadata: optional(v.pipe(TextsByName, v.maxEntries(64))),
  allowed_tools: optional(characters(2000)),
})

const ArtifactRef = v.strictObject({
  family: ArtifactId,
  artifact_id: ArtifactId,
  revision: RevisionNumber,
})
const ArtifactCitation = v.strictObject({
  kind: v.literal('artifact'),
  artifact_ref: ArtifactRef,
})
const SourceCitation = v.strictObject({
  kind: v.literal('source'),
  source_ref: v.strictObject({ name: v.string(), source_id: v.string() }),
})
const Citation = v.variant('kind', [ArtifactCitation, SourceCitation])
export type Citation = v.InferOutput<typeof Citation>
const Statement = v.strictObject({
  text: sentence(8192),
  citations: v.pipe(v.array(Citation), v.minLength(1), v.maxLength(32)),
})
/** From which generation a handoff comes, as its answers say it; no write can prove it without the server's receipt (contract §4.4). */
const HandoffGeneration = v.strictObject({
  scope_id: characters(256),
  prompt_key: v.literal('handoff.generate'),
  selection: v.picklist(['built_in', 'artifact']),
  artifact: v.nullable(ArtifactRef),
  definition_version: characters(256),
  builtin_version: characters(256),
  compiled_digest: Digest,
  original_draft_digest: Digest,
  edit_status: v.picklist(['unchanged', 'edited']),
})
const HandoffContent = v.strictObject({
  generation: optional(HandoffGeneration),
  schema: v.literal('powercontext.handoff.v1'),
  objective: sentence(8192),
  state: v.pipe(v.array(Statement), v.minLength(1), v.maxLength(64)),
  disposition: v.picklist(['continuable', 'blocked', 'complete']),
  next_action: v.nullable(Statement),
  omissions: v.pipe(
    v.array(v.strictObject({ text: sentence(8192), citation: v.nullable(Citation) })),
    v.maxLength(64),
  ),
})

const TopicMemoryContent = v.strictObject({
  title: sentence(512),
  summary: sentence(8000),
  detail: sentence(125_000),
})
const ProfileContent = v.strictObject({
  content: v.pipe(v.string(), v.minLength(1)),
  restored_from_revision: optional(RevisionNumber),
})
const AtomicMemoryContent = v.strictObject({
  schema: v.optional(v.literal('powercontext.atomic-memory.v1'), 'powercontext.atomic-memory.v1'),
  kind: characters(128),
  text: v.pipe(v.string(), v.minLength(1)),
})
const MemoryContent = v.strictObject({
  entries: v.pipe(
    v.array(
      v.strictObject({ entry_id: optional(ArtifactId), kind: sentence(128), text: sentence(8192) }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})

/** Content of each family as a POST or PUT carries it (contract §4). */
export const CONTENT_SCHEMAS = {
  prompt: PromptContent,
  memory: MemoryContent,
  'atomic-memory': AtomicMemoryContent,
  'topic-memory': TopicMemoryContent,
  experience: ExperienceContent,
  skill: SkillContent,
  handoff: HandoffContent,
  profile: ProfileContent,
} as const
export type ContentOf<F extends keyof typeof CONTENT_SCHEMAS> = v.InferOutput<
  (typeof CONTENT_SCHEMAS)[F]
>

const created = <F extends keyof typeof CONTENT_SCHEMAS>(family: F) =>
  v.strictObject({ family: v.literal(family), content: CONTENT_SCHEMAS[family] })

/** `POST …/artifacts` (contract §4, §5). */
export const CreateArtifactRequest = v.variant('family', [
  v.strictObject({
    family: v.literal('prompt'),
    prompt_key: v.picklist(PROMPT_KEYS),
    content: CONTENT_SCHEMAS.prompt,
  }),
  created('memory'),
  created('atomic-memory'),
  created('topic-memory'),
  created('experience'),
  created('skill'),
  created('handoff'),
  created('profile'),
])

const Reason = sentence(REASON_MAX)
const replaced = <S extends v.GenericSchema>(content: S) =>
  v.strictObject({
    content,
    restored_from_revision: optional(RevisionNumber),
    reason: optional(Reason),
  })

/** `PUT …/{artifact_id}`: the content of any family that the route knows, and the fields of a restore (contract §4). */
export const ReplaceArtifactRequest = v.union([
  v.strictObject({ content: CONTENT_SCHEMAS['atomic-memory'] }),
  replaced(CONTENT_SCHEMAS['topic-memory']),
  v.strictObject({ content: CONTENT_SCHEMAS.memory }),
  replaced(CONTENT_SCHEMAS.experience),
  replaced(CONTENT_SCHEMAS.skill),
  replaced(CONTENT_SCHEMAS.handoff),
  replaced(CONTENT_SCHEMAS.prompt),
  replaced(CONTENT_SCHEMAS.profile),
])
