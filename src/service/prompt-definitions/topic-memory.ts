import * as v from 'valibot'
import { strip } from '../../lib/text/strip'
import {
  allCite,
  areAmong,
  demonstration,
  distinct,
  filled,
  idsOf,
  listUpTo,
  mapOf,
  or,
  orNull,
  sentence,
  shape,
  someText,
  text,
  textUpTo,
  wholeFrom,
} from './shapes'

/** Of a list of topics, probes, slots or parts. */
const ITEMS_MAX = 20
const items = <T extends v.GenericSchema>(item: T) => or(listUpTo(ITEMS_MAX, item), [])
const Id = textUpTo(64)
const Ids = filled(text)

const Evidence = shape({
  evidence_id: Id,
  source_type: textUpTo(128),
  content: someText,
  metadata: or(mapOf(text, v.unknown()), {}),
})

const query = { query: textUpTo(8_192), keywords: or(listUpTo(64, text), []) }
const Probe = shape({ ...query, evidence_ids: distinct(Ids) })
/** A probe with the topics that it found. */
const Found = shape({
  ...query,
  probe_id: Id,
  evidence_ids: Ids,
  candidate_ids: items(text),
})

/** A topic that was there before. What is proposed is compared with it, so that its parts must be a topic's then. */
const Slot = shape({ candidate_id: Id, title: text, summary: text, detail: text })
const Preview = shape({ candidate_id: Id, title: text, summary: text, snippet: orNull(text) })

/** "Topic 1", "S1", "D1": a number in place of a text. */
const isPlaceholder = (topic: { title: string; summary: string; detail: string }) =>
  /^(?:t|topic|主题)[- _]?\d+$/i.test(strip(topic.title)) &&
  [topic.summary, topic.detail].every((part) => /^\s*[sd][- _]?\d+[\s:.-]*$/i.test(part))

const topic = { title: sentence(512), summary: sentence(8_000), detail: sentence(125_000) }
const Proposal = shape({
  proposal_id: orNull(Id),
  candidate_id: orNull(Id),
  content: shape(topic),
  evidence_ids: distinct(Ids),
})
type Proposal = v.InferOutput<typeof Proposal>

/** The ids that are there. Null is none. */
const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)
const isUnique = (ids: readonly unknown[]) => new Set(ids).size === ids.length
const proposalIds = (proposals: readonly Proposal[]) =>
  present(proposals.map(({ proposal_id: id }) => id))
const targets = (topics: readonly { candidate_id: string | null }[]) =>
  present(topics.map(({ candidate_id: id }) => id))
const Topic = v.object(topic)
const areTopics = (
  proposals: readonly Proposal[],
  historical: readonly v.InferOutput<typeof Slot>[] = [],
) =>
  historical.every((slot) => v.is(Topic, slot)) &&
  proposals.every((proposal) => !isPlaceholder(proposal.content))
const evidenceOf = (topics: readonly { evidence_ids: readonly string[] }[]) =>
  new Set(topics.flatMap(({ evidence_ids: ids }) => ids))
/** What a probe found, and what is shown of what was there before. */
const candidatesOf = (
  probes: readonly v.InferOutput<typeof Found>[],
  historical: readonly { candidate_id: string }[],
) =>
  new Set([
    ...probes.flatMap(({ candidate_ids: ids }) => ids),
    ...historical.map(({ candidate_id: id }) => id),
  ])

export const topicMemoryProbe = demonstration(
  shape({ evidence: filled(Evidence) }),
  shape({ probes: items(Probe) }),
  ({ evidence }, { probes }) => {
    const ids = idsOf(evidence)
    return ids !== null && allCite(probes, ids)
  },
)

const YES_OR_NO = /^(?:true|false|t|f|yes|no|y|n|on|off|1|0)$/i

export const topicMemoryGlobal = demonstration(
  shape({
    evidence: filled(Evidence),
    probes: listUpTo(ITEMS_MAX, Found),
    historical: items(Slot),
  }),
  shape({
    ambiguous: or(
      v.union([v.boolean(), v.picklist([0, 1]), v.pipe(text, v.regex(YES_OR_NO))]),
      false,
    ),
    proposals: items(Proposal),
  }),
  ({ evidence, probes, historical }, { proposals }) => {
    const ids = idsOf(evidence)
    const chosen = targets(proposals)
    return (
      ids !== null &&
      allCite(proposals, ids) &&
      areAmong(chosen, candidatesOf(probes, historical)) &&
      isUnique(chosen) &&
      isUnique(proposalIds(proposals)) &&
      areTopics(proposals, historical)
    )
  },
)

/** A plan gives each probe to one item, and probes with a topic in common to the same one. */
export const topicMemoryPlanner = demonstration(
  shape({ probes: filled(Found, ITEMS_MAX), historical: items(Preview) }),
  shape({
    items: filled(
      shape({ probe_ids: distinct(filled(text, ITEMS_MAX)), candidate_id: orNull(Id) }),
      ITEMS_MAX,
    ),
  }),
  ({ probes, historical }, { items: planned }) => {
    const ids = idsOf([...new Set(probes.map((probe) => probe.probe_id))].map(asEvidence))
    const assigned = planned.flatMap(({ probe_ids: own }) => own)
    if (ids === null || !isUnique(assigned) || assigned.length !== ids.size) return false
    if (!areAmong(assigned, ids)) return false
    const chosen = targets(planned)
    if (!isUnique(chosen) || !areAmong(chosen, candidatesOf(probes, historical))) return false
    // Of two probes of one id the later one counts.
    const found = new Map(probes.map((probe) => [probe.probe_id, probe.candidate_ids]))
    const itemOf = new Map(
      planned.flatMap(({ probe_ids: own }, item) => own.map((id) => [id, item] as const)),
    )
    const isFound = planned.every(
      ({ probe_ids: own, candidate_id: target }) =>
        target === null || own.every((id) => found.get(id)?.includes(target)),
    )
    return (
      isFound &&
      probes.every(({ candidate_ids: candidates }) =>
        candidates.every((candidate) => {
          const sharing = probes.filter((other) => other.candidate_ids.includes(candidate))
          return new Set(sharing.map((other) => itemOf.get(other.probe_id))).size === 1
        }),
      )
    )
  },
)
const asEvidence = (id: string) => ({ evidence_id: id })

export const topicMemoryEvolve = demonstration(
  v.pipe(
    shape({
      work_id: Id,
      evidence: or(v.array(Evidence), []),
      temporary: items(Proposal),
      historical: orNull(Slot),
    }),
    v.check(({ evidence, temporary }) => evidence.length + temporary.length > 0),
  ),
  shape({ proposal: orNull(Proposal) }),
  ({ evidence, temporary, historical }, { proposal }) => {
    if (proposal === null) return true
    const known = evidenceOf(temporary)
    const all = new Set([...known, ...evidence.map(({ evidence_id: id }) => id)])
    return (
      allCite([proposal], all) &&
      proposal.candidate_id === (historical?.candidate_id ?? null) &&
      areTopics([proposal], historical ? [historical] : [])
    )
  },
)

export const topicMemoryTemporary = demonstration(
  shape({ work_id: Id, evidence: filled(Evidence) }),
  shape({ proposals: filled(Proposal, ITEMS_MAX) }),
  ({ evidence }, { proposals }) => {
    const ids = idsOf(evidence)
    return (
      ids !== null &&
      allCite(proposals, ids) &&
      targets(proposals).length === 0 &&
      isUnique(proposalIds(proposals)) &&
      areTopics(proposals)
    )
  },
)

/** Makes one of many: of probes a probe, of temporary topics one that has no place yet. */
export const topicMemoryReduce = demonstration(
  v.pipe(
    shape({ probes: items(Probe), temporary: items(Proposal), max_result_tokens: wholeFrom(1) }),
    v.check(({ probes, temporary }) => probes.length > 0 !== temporary.length > 0),
  ),
  shape({
    covered_indices: filled(wholeFrom(0), ITEMS_MAX),
    probe: orNull(Probe),
    temporary: orNull(Proposal),
  }),
  ({ probes, temporary }, { covered_indices: covered, ...made }) => {
    const ofTopics = temporary.length > 0
    const parts = ofTopics ? temporary : probes
    const result = ofTopics ? made.temporary : made.probe
    const other = ofTopics ? made.probe : made.temporary
    if (result === null || other !== null) return false
    const sorted = [...covered].sort((a, b) => a - b)
    const cited = evidenceOf(parts)
    const topic = made.temporary
    return (
      sorted.length === parts.length &&
      sorted.every((part, at) => part === at) &&
      cited.size === new Set(result.evidence_ids).size &&
      areAmong(result.evidence_ids, cited) &&
      (topic === null ||
        (topic.candidate_id === null && topic.proposal_id === null && areTopics([topic])))
    )
  },
)

/** Puts proposals in order. One that has a topic keeps it, one without may get one that is shown. */
export const topicMemoryReconcile = demonstration(
  shape({
    component_id: Id,
    proposals: filled(Proposal, ITEMS_MAX),
    historical: items(Slot),
  }),
  shape({ proposals: items(Proposal) }),
  ({ proposals: before, historical }, { proposals: after }) => {
    const ids = after.map(({ proposal_id: id }) => id)
    const kept = new Set(targets(before))
    const chosen = targets(after)
    const allowed = new Set([...kept, ...historical.map(({ candidate_id: id }) => id)])
    const known = evidenceOf(before)
    return (
      isUnique(ids) &&
      ids.every((id) => id !== null && before.some(({ proposal_id: own }) => own === id)) &&
      isUnique(chosen) &&
      areAmong(chosen, allowed) &&
      before.every(
        ({ proposal_id: id, candidate_id: target }) =>
          target === null ||
          after.some((one) => one.proposal_id === id && one.candidate_id === target),
      ) &&
      after.every(({ evidence_ids: cited }) => areAmong(cited, known)) &&
      areTopics(after, historical)
    )
  },
)
