import { canonicalJson } from '../../lib/diff/canonical-json'
import { own } from '../../lib/json/own'
import type { Conflict, Merge, Path } from '../../lib/merge/merge'
import type { fieldTexts } from '../diff/field-texts'
import type { mergeTexts } from './merge-texts'

/** Where a conflict is, in words: "Instructions, from line 12", "Demonstration 2". */
export function conflictName(
  { path, kind, line }: Pick<Conflict, 'path' | 'kind' | 'line'>,
  fields: typeof fieldTexts.en,
  t: typeof mergeTexts.en,
): string {
  const [field, item] = path
  if (field === undefined) return t.wholeContent
  const name = own(fields.names, field) ?? String(field)
  if (typeof item === 'number') {
    const place = item + 1
    return own(fields.items, field)?.(place) ?? t.itemOf(name, place)
  }
  return kind === 'lines' && line !== null ? t.fromLine(name, line) : name
}

/**
 * Returns sentences that say who changed what since the common revision. There is one sentence for each field that both sides
 * changed; it also says whether they changed the same place. For each side there is one more sentence, which names the fields and
 * the items of lists that this side alone changed.
 */
export function whoChanged(
  { conflicts, mineOnly, theirsOnly }: Pick<Merge, 'conflicts' | 'mineOnly' | 'theirsOnly'>,
  fields: typeof fieldTexts.en,
  t: typeof mergeTexts.en,
): string[] {
  const nameOf = (path: Path) => conflictName({ path, kind: 'value', line: null }, fields, t)
  const fieldsOf = (paths: readonly Path[]) =>
    new Set(paths.flatMap(([field]) => (field === undefined ? [] : [field])))
  const same = fieldsOf(conflicts.map(({ path }) => path))
  const theirs = fieldsOf(theirsOnly)
  const different = [...fieldsOf(mineOnly)].filter((field) => theirs.has(field) && !same.has(field))
  const shared = new Set([...same, ...different])
  const alone = (paths: readonly Path[]) => [
    ...new Set(
      paths
        .filter(([field = '', ...rest]) => rest.length > 0 || !shared.has(field))
        .map((path) => nameOf(path)),
    ),
  ]
  const [mineAlone, theirsAlone] = [alone(mineOnly), alone(theirsOnly)]
  return [
    ...[...same].map((field) => t.inTheSamePlace(nameOf([field]))),
    ...different.map((field) => t.inDifferentPlaces(nameOf([field]))),
    ...(mineAlone.length > 0 ? [t.onlyYours(mineAlone)] : []),
    ...(theirsAlone.length > 0 ? [t.onlyTheirs(theirsAlone)] : []),
  ]
}

/** One side of a conflict as text; null when the side has nothing there. */
export function sideText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : canonicalJson(value)
}
