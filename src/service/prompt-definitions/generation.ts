import * as v from 'valibot'
import { maxCharacters } from '../../api/contract/characters'
import {
  SKILL_DESCRIPTION_MAX,
  SKILL_NAME,
  SKILL_NOTE_MAX,
  SKILL_NOTE_NAME_MAX,
} from '../../api/contract/content-bounds'
import { strip, stripEnd } from '../../lib/text/strip'
import {
  allCite,
  demonstration,
  filled,
  idsOf,
  isBlank,
  list,
  listUpTo,
  mapOf,
  or,
  orNull,
  sentence,
  shape,
  text,
  textUpTo,
  trimmed,
} from './shapes'

/** Of a text that a model reads, in characters. */
const EVIDENCE_MAX = 64_000
const PROSE_MAX = 8_000
const CUE_MAX = 512

const Experience = shape({
  situation: sentence(PROSE_MAX),
  action: sentence(PROSE_MAX),
  outcome: sentence(PROSE_MAX),
  lesson: sentence(PROSE_MAX),
  failure: orNull(
    shape({
      signature: shape({ recall_cue: sentence(CUE_MAX), symptom: orNull(textUpTo(PROSE_MAX)) }),
      repair_surface: v.picklist([
        'experience_content',
        'working_state',
        'recall_policy',
        'acceptance_check',
      ]),
      verification: shape({ condition: textUpTo(PROSE_MAX), check_subject: sentence(CUE_MAX) }),
    }),
  ),
})

export const experienceIncubate = demonstration(
  shape({
    evidence: filled(shape({ evidence_id: text, content: textUpTo(EVIDENCE_MAX) }), 100),
  }),
  shape({
    candidates: or(list(shape({ proposal: Experience, evidence_ids: filled(text, 32) })), []),
  }),
  ({ evidence }, { candidates }) => {
    const ids = idsOf(evidence)
    return ids !== null && allCite(candidates, ids)
  },
)

/** What the generation of an Artifact reads. */
const Reading = shape({
  evidence: filled(
    shape({
      evidence_id: text,
      kind: v.picklist(['source', 'artifact']),
      content: textUpTo(EVIDENCE_MAX),
      truncated: or(v.boolean(), false),
    }),
    32,
  ),
  target_evidence_id: orNull(text),
})

/** Whether the evidence holds the Artifact that the proposal replaces, if it replaces one. */
function hasTarget({ evidence, target_evidence_id: target }: v.InferOutput<typeof Reading>) {
  if (idsOf(evidence) === null) return false
  return (
    target === null ||
    evidence.some(({ evidence_id: id, kind }) => id === target && kind === 'artifact')
  )
}

export const experienceGenerate = demonstration(
  Reading,
  shape({ proposal: orNull(Experience) }),
  hasTarget,
)

const note = (max: number) => orNull(trimmed(max))

/** The content of a skill without its package, which the service makes after the generation. */
const Skill = shape({
  name: v.pipe(text, v.regex(SKILL_NAME)),
  description: trimmed(SKILL_DESCRIPTION_MAX),
  instructions: v.pipe(
    text,
    v.check((value) => !isBlank(value) && value === stripEnd(value)),
  ),
  validation: filled(trimmed(2_000), 32),
  package: orNull(v.never()),
  license: note(512),
  compatibility: note(500),
  allowed_tools: note(2_000),
  metadata: or(
    mapOf(
      trimmed(SKILL_NOTE_NAME_MAX),
      v.pipe(
        text,
        maxCharacters(SKILL_NOTE_MAX),
        v.check((value) => value === strip(value)),
      ),
      64,
    ),
    {},
  ),
})

export const skillGenerate = demonstration(Reading, shape({ proposal: orNull(Skill) }), hasTarget)

export const profileGenerate = demonstration(
  shape({ previous_content: v.nullable(text), sources: list(text) }),
  shape({ content: orNull(text) }),
  (_, { content }) => content === null || !isBlank(content.replace(/^\uFEFF/, '')),
)

const Statement = shape({ text, evidence_ids: list(text) })
const HANDOFF_TEXT_MAX = 8_192
const HandoffText = sentence(HANDOFF_TEXT_MAX)

/** An end that sends whoever takes over back to a conversation that is not there. */
const TO_BE_READ_ABOVE =
  /\b(?:continue\s+(?:above|the\s+previous\s+work)|see\s+the\s+conversation\s+above)[\s.!?]*$/i

export const handoffGenerate = demonstration(
  shape({
    objective: HandoffText,
    rollover_reasons: or(
      listUpTo(
        6,
        v.picklist([
          'user_requested',
          'host_context_budget',
          'host_compaction',
          'context_quality',
          'delegation',
          'manual_checkpoint',
        ]),
      ),
      [],
    ),
    evidence: filled(
      shape({
        evidence_id: text,
        evidence_type: v.picklist(['source', 'artifact']),
        content: v.unknown(),
      }),
      32,
    ),
    max_bytes: v.pipe(v.number(), v.integer(), v.minValue(512), v.maxValue(32_768)),
  }),
  shape({
    state: filled(Statement, 64),
    disposition: v.picklist(['continuable', 'blocked', 'complete']),
    next_action: orNull(Statement),
    omissions: or(listUpTo(64, shape({ text: HandoffText, evidence_id: orNull(text) })), []),
  }),
  (
    { rollover_reasons: reasons, evidence },
    { state, disposition, next_action: next, omissions },
  ) => {
    const ids = idsOf(evidence)
    const statements = next === null ? state : [...state, next]
    const told = statements.map((statement) => statement.text)
    return (
      ids !== null &&
      new Set(reasons).size === reasons.length &&
      allCite(statements, ids) &&
      told.every((one) => v.is(HandoffText, one)) &&
      omissions.every(({ evidence_id: id }) => id === null || ids.has(id)) &&
      (reasons.length === 0 ||
        ((next !== null || disposition !== 'continuable') &&
          !told.some((one) => TO_BE_READ_ABOVE.test(one))))
    )
  },
)
