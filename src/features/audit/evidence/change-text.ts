import type { ArtifactRevision } from '../../../api/contract/artifacts'
import { comparisonOf } from '../../../lib/diff/compare-contents'
import { blockAt, lineText } from '../../../lib/diff/text-diff'
import { BLOCK, BLOCK_SIZE, type Section, type Side } from '../../../lib/diff/comparison'
import type { FieldSpecs } from '../../../lib/diff/field-specs'
import { spelledOut } from '../../../lib/text/hidden-text'

/** A name on a line of its own: what it holds can't begin another line. */
const shown = (text: string) => JSON.stringify(spelledOut(text))

function titleOf({ field, item, part, change }: Section): string {
  const place = item && `${item.before ?? 'none'} -> ${item.after ?? 'none'}`
  const names = [
    field === null ? 'content' : shown(field),
    ...(place === null ? [] : [`item ${place}`]),
    ...(part === null ? [] : [shown(part)]),
  ]
  return `== ${names.join(', ')}: ${item?.change === 'moved' ? 'moved' : change}`
}

/** Every line of both sides: " " the same, "-" only before, "+" only after. */
function linesOf({ diff }: Section): string[] {
  const lines: string[] = []
  const add = (mark: string, side: Side, first: number, count: number) => {
    for (let line = first; line < first + count; line += 1) {
      lines.push(mark + spelledOut(lineText(diff, side, line)))
    }
  }
  for (let block = 0; block < diff.blocks.length / BLOCK_SIZE; block += 1) {
    const [kind, before, beforeCount, after, afterCount] = blockAt(diff, block)
    if (kind === BLOCK.same) add(' ', 'after', after, afterCount)
    else {
      add('-', 'before', before, beforeCount)
      add('+', 'after', after, afterCount)
    }
  }
  return lines
}

const about = ({ revision, created_at: at, content_digest: digest }: ArtifactRevision) =>
  `revision ${revision}, committed ${at ?? 'at a time that is not recorded'}, ${digest}`

/** A revision and the one before it, and how their family is compared. */
export type RevisionChange = {
  revision: ArtifactRevision
  /** Null of a first revision. */
  before: ArtifactRevision | null
  fields: FieldSpecs | null
}

/** What a revision changed, as plain text: no line of a content can pass for a line of the file's own. */
export function changeText({ revision, before, fields }: RevisionChange): string {
  const { sections, sameFields, sameItems, same } = comparisonOf({
    fields,
    before: before?.content ?? {},
    after: revision.content,
  })
  const head = [
    `Artifact ${shown(revision.artifact_id)} of family ${shown(revision.family)} in Scope ${shown(revision.scope_id)}`,
    `From: ${before === null ? 'nothing: this is the first revision' : about(before)}`,
    `To: ${about(revision)}`,
    'Whether the event made this revision is not recorded: they fit by Scope, operation and time.',
    'Characters that nobody sees are written out by their code point: ⟦U+200B⟧.',
    ...(same ? ['The contents are the same.'] : []),
  ]
  const unchanged = [
    ...sameFields.map(shown),
    ...sameItems.map(({ field, count }) => `${count} of ${shown(field)}`),
  ]
  const rest = unchanged.length > 0 ? ['', `== unchanged: ${unchanged.join(', ')}`] : []
  const body = sections.flatMap((section) => ['', titleOf(section), ...linesOf(section)])
  return `${[...head, ...body, ...rest].join('\n')}\n`
}
