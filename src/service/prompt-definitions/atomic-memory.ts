import * as v from 'valibot'
import { ATOMIC_MEMORY_BYTES_MAX } from '../../api/contract/content-bounds'
import { bytesOf } from '../../lib/json/compact-json'
import { strip } from '../../lib/text/strip'
import {
  allCite,
  areAmong,
  ArtifactRef,
  demonstration,
  distinct,
  filled,
  idsOf,
  isBlank,
  isCited,
  list,
  or,
  orNull,
  sentence,
  shape,
  someText,
  text,
  trimmed,
  wholeFrom,
} from './shapes'

/** An older measure was of the text as it is, today's is of what would be kept. */
const isKept = (value: string) =>
  !isBlank(value) &&
  (bytesOf(strip(value).normalize('NFC')) <= ATOMIC_MEMORY_BYTES_MAX ||
    bytesOf(value) <= ATOMIC_MEMORY_BYTES_MAX)
const MemoryText = v.pipe(someText, v.check(isKept))

const content = {
  schema: or(v.literal('powercontext.atomic-memory.v1'), 'powercontext.atomic-memory.v1'),
  kind: sentence(128),
  text: MemoryText,
}

const Evidence = shape({
  evidence_id: text,
  source_ref: shape({ source_type: trimmed(128), source_id: trimmed(256) }),
  journal_position: wholeFrom(1),
  content: v.unknown(),
  source_metadata: v.unknown(),
  via_artifact: orNull(ArtifactRef),
})

export const atomicMemoryExtract = demonstration(
  shape({ evidence: list(Evidence) }),
  shape({
    candidates: or(
      list(
        shape({
          kind: v.picklist(['fact', 'preference', 'decision', 'constraint', 'working_note']),
          text: MemoryText,
          evidence_ids: filled(text),
        }),
      ),
      [],
    ),
  }),
  ({ evidence }, { candidates }) => {
    const ids = idsOf(evidence)
    return ids !== null && allCite(candidates, ids)
  },
)

/** What was published of an item when the operation began. */
const Published = v.pipe(
  shape({
    ref: ArtifactRef,
    state: v.picklist(['active', 'forgotten', 'merged', 'retired']),
    state_version: wholeFrom(0),
    merged_into_id: orNull(trimmed(128)),
  }),
  v.check(
    ({ ref, state, merged_into_id: into }) =>
      ref.family === 'atomic-memory' && (state === 'merged') === (into !== null),
  ),
)

const Item = shape({
  item_id: text,
  kind: text,
  text,
  original_refs: list(Published),
  evidence_ids: list(text),
})

const ArtifactEvidence = shape({
  evidence_id: text,
  artifact_ref: ArtifactRef,
  content: shape({
    ...content,
    creation: orNull(
      shape({
        type: or(v.literal('merge'), 'merge'),
        input_artifact_ids: distinct(v.pipe(list(trimmed(128)), v.minLength(2))),
      }),
    ),
  }),
})

export const atomicMemoryReconcile = demonstration(
  shape({
    proposal: Item,
    related: list(Item),
    evidence: list(v.union([Evidence, ArtifactEvidence])),
  }),
  shape({
    action: v.picklist(['create', 'revise', 'merge', 'noop']),
    compared_ids: list(text),
    target_ids: or(distinct(list(text)), []),
    content: orNull(shape({ ...content, creation: orNull(v.never()) })),
    evidence_ids: or(list(text), []),
    reason: someText,
  }),
  ({ related, evidence }, output) => {
    const items = new Set(related.map(({ item_id: id }) => id))
    const compared = output.compared_ids
    const targets = output.target_ids
    // Each related item is compared exactly once, and nothing else is.
    if (compared.length !== items.size || new Set(compared).size !== items.size) return false
    if (!areAmong(compared, items) || !areAmong(targets, items)) return false
    const cited = output.evidence_ids
    if (output.action === 'noop') {
      return targets.length <= 1 && output.content === null && cited.length === 0
    }
    const known = new Set(evidence.map(({ evidence_id: id }) => id))
    if (output.content === null || !isCited(cited, known)) return false
    switch (output.action) {
      case 'create':
        return targets.length === 0
      case 'revise':
        return targets.length === 1
      case 'merge':
        return targets.length > 0
    }
  },
)
