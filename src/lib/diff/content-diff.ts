import { canonicalJson } from './canonical-json'
import { diffSequences, idsOf } from './sequence-diff'
import { diffTexts, type TextDiff } from './text-diff'

/** One part of a content, compared. What it is called is the view's business. */
export type Section =
  | { kind: 'mode'; before: string; after: string }
  | { kind: 'instructions'; diff: TextDiff }
  | {
      kind: 'demonstration'
      change: 'added' | 'removed' | 'changed'
      /** Places in the lists, from 1; null on the side that lacks it. */
      before: number | null
      after: number | null
      diff: TextDiff
    }
  | { kind: 'rest'; diff: TextDiff }
  | { kind: 'json'; diff: TextDiff }

/** The difference of two contents. `sections` hold what is shown, also the instructions when they are the same. */
export type ContentDiff = {
  sections: Section[]
  /** Demonstrations that are the same on both sides. */
  sameDemonstrations: number
  addedCount: number
  removedCount: number
  coarse: boolean
  /** Nothing differs. */
  same: boolean
}

type Content = Record<string, unknown>
/** Parts of a Prompt that have sections of their own (contract §5). */
const TEXT_PARTS = new Set(['instructions', 'demonstrations'])
const PROMPT_PARTS = new Set([...TEXT_PARTS, 'mode'])

const changed = (diff: TextDiff) => diff.addedCount > 0 || diff.removedCount > 0

/** Compares two contents of a family: a Prompt part by part, any other as JSON with sorted keys. */
export function diffContents(family: string, before: Content, after: Content): ContentDiff {
  if (family !== 'prompt') {
    return summary([{ kind: 'json', diff: diffTexts(canonicalJson(before), canonicalJson(after)) }])
  }
  const sections: Section[] = []
  const from = before.mode
  const to = after.mode
  // A mode that is no text is compared with the other fields.
  const modes = typeof from === 'string' && typeof to === 'string'
  if (modes && from !== to) sections.push({ kind: 'mode', before: from, after: to })
  sections.push({
    kind: 'instructions',
    diff: diffTexts(textOf(before.instructions), textOf(after.instructions)),
  })
  const demonstrations = diffDemonstrations(
    listOf(before.demonstrations),
    listOf(after.demonstrations),
  )
  sections.push(...demonstrations.sections)
  const parts = modes ? PROMPT_PARTS : TEXT_PARTS
  const rest = diffTexts(restOf(before, parts), restOf(after, parts))
  if (changed(rest)) sections.push({ kind: 'rest', diff: rest })
  return summary(sections, demonstrations.same)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : canonicalJson(value))
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const restOf = (content: Content, parts: ReadonlySet<string>) => {
  const rest = Object.entries(content).filter(([key]) => !parts.has(key))
  return rest.length === 0 ? '' : canonicalJson(Object.fromEntries(rest))
}

/** Demonstrations one by one: the same ones matched first, the others paired in their order. */
function diffDemonstrations(before: unknown[], after: unknown[]) {
  const texts = { before: before.map(canonicalJson), after: after.map(canonicalJson) }
  const ids = idsOf(texts.before, texts.after)
  const sections: Section[] = []
  let same = 0
  for (const block of diffSequences(ids)) {
    if (block.kind === 'same') {
      same += block.count
      continue
    }
    for (let n = 0; n < Math.max(block.beforeCount, block.afterCount); n += 1) {
      const b = n < block.beforeCount ? block.before + n : null
      const a = n < block.afterCount ? block.after + n : null
      sections.push({
        kind: 'demonstration',
        change: b === null ? 'added' : a === null ? 'removed' : 'changed',
        before: b === null ? null : b + 1,
        after: a === null ? null : a + 1,
        diff: diffTexts(
          b === null ? '' : (texts.before[b] ?? ''),
          a === null ? '' : (texts.after[a] ?? ''),
        ),
      })
    }
  }
  return { sections, same }
}

function summary(sections: Section[], sameDemonstrations = 0): ContentDiff {
  const result: ContentDiff = {
    sections,
    sameDemonstrations,
    addedCount: 0,
    removedCount: 0,
    coarse: false,
    same: true,
  }
  for (const section of sections) {
    if (section.kind === 'mode') {
      result.same = false
      continue
    }
    result.addedCount += section.diff.addedCount
    result.removedCount += section.diff.removedCount
    result.coarse ||= section.diff.coarse
    if (changed(section.diff)) result.same = false
  }
  return result
}
