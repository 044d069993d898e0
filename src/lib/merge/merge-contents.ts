import { sameJson } from '../diff/canonical-json'
import type { Content } from '../diff/comparison'
import { idIn, type FieldSpec } from '../diff/field-specs'
import { joinLines, splitLines } from '../diff/lines'
import type { Choice, Conflict, Exclusive, Merge, MergeRequest, Path } from './merge'
import { mergeLists } from './merge-lists'
import { mergeSequences, type Region } from './merge-sequences'

/** The value of a field; `undefined` when the side does not have it. */
type Three = { base: unknown; mine: unknown; theirs: unknown }
type Context = Omit<Merge, 'merged'> & { choices: Readonly<Record<string, Choice>> }

/** Merges two contents that came from one, field by field; texts by lines, lists by items (see `Merge`). */
export function mergeContents(request: MergeRequest): Merge {
  const { base, mine, theirs, choices = {} } = request
  const context: Context = {
    choices,
    conflicts: [],
    undecided: 0,
    mineOnly: [],
    theirsOnly: [],
    alike: [],
  }
  const merged = mergeFields(context, request, { base, mine, theirs })
  const { conflicts, undecided, mineOnly, theirsOnly, alike } = context
  return {
    merged: undecided === 0 ? merged : null,
    conflicts,
    undecided,
    mineOnly,
    theirsOnly,
    alike,
  }
}

function mergeFields(
  context: Context,
  { fields: specified, exclusive = null }: Pick<MergeRequest, 'fields' | 'exclusive'>,
  sides: { base: Content; mine: Content; theirs: Content },
): Content {
  const { base, mine, theirs } = sides
  if (exclusive && clashes(exclusive, sides)) return mergeWhole(context, [], sides) as Content
  const specs = new Map(Object.entries(specified ?? {}))
  const known = specs.size > 0
  // Mine first: what is merged reads like what the person has on screen.
  const fields = new Set([
    ...specs.keys(),
    ...Object.keys(mine),
    ...Object.keys(theirs),
    ...Object.keys(base),
  ])
  const values = new Map<string, unknown>()
  for (const field of fields) {
    const of = (content: Content) => (Object.hasOwn(content, field) ? content[field] : undefined)
    const three = { base: of(base), mine: of(mine), theirs: of(theirs) }
    // Where no field is known, a text is a text all the same.
    const spec = specs.get(field) ?? { kind: known ? 'json' : 'text' }
    values.set(field, mergeValue(context, field, spec, three))
  }
  const order = [...Object.keys(mine), ...fields]
  return Object.fromEntries(
    [...new Set(order)].flatMap((field) => {
      const value = values.get(field)
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** Whether the sides can't be merged: one of them alone has the excluding value, and both have changed the content. */
function clashes(
  { field, value }: Exclusive,
  { base, mine, theirs }: { [side in keyof Three]: Content },
) {
  const has = (content: Content) => content[field] === value
  return has(mine) !== has(theirs) && !sameJson(base, mine) && !sameJson(base, theirs)
}

/** Decides a value as one: by the side that changed it, or by the person. */
function mergeWhole(context: Context, path: Path, three: Three): unknown {
  const { base, mine, theirs } = three
  const same = (one: unknown, other: unknown) =>
    one === undefined || other === undefined ? one === other : sameJson(one, other)
  if (same(mine, theirs)) {
    if (!same(base, mine)) context.alike.push(path)
    return mine
  }
  if (same(base, theirs)) {
    context.mineOnly.push(path)
    return mine
  }
  if (same(base, mine)) {
    context.theirsOnly.push(path)
    return theirs
  }
  const choice = decide(context, { kind: 'value', path, line: null, ...three })
  return choice === 'theirs' ? theirs : mine
}

function decide(context: Context, conflict: Omit<Conflict, 'key'>): Choice | null {
  const { kind, path, line, base } = conflict
  // Items that both put before an item have the place of that item, about which there may be a conflict too.
  const isBefore = kind === 'items' && Array.isArray(base) && base.length === 0
  const place = [...path, ...(line === null ? [] : [line]), ...(isBefore ? ['before'] : [])]
  const key = JSON.stringify([kind, ...place])
  context.conflicts.push({ key, ...conflict })
  const choice = Object.hasOwn(context.choices, key) ? (context.choices[key] ?? null) : null
  if (choice === null || (choice === 'both' && kind === 'value')) {
    context.undecided += 1
    return null
  }
  return choice
}

function mergeValue(context: Context, field: string, spec: FieldSpec, three: Three): unknown {
  const { base, mine, theirs } = three
  const values = [base, mine, theirs]
  const both = ![
    [base, mine],
    [base, theirs],
    [mine, theirs],
  ].some(([one, other]) => one !== undefined && other !== undefined && sameJson(one, other))
  if (both && spec.kind === 'text' && values.every((value) => typeof value === 'string')) {
    return mergeText(context, [field], { base, mine, theirs } as Record<keyof Three, string>)
  }
  if (both && spec.kind === 'list' && values.every(Array.isArray)) {
    const lists = { base, mine, theirs } as Record<keyof Three, unknown[]>
    const regions = mergeLists(lists.base, lists.mine, lists.theirs, idIn(spec))
    if (regions) return mergeRegions(context, [field], 'items', lists, regions)
  }
  return mergeWhole(context, [field], three)
}

function mergeText(context: Context, path: Path, texts: Record<keyof Three, string>): string {
  const lines = {
    base: splitLines(texts.base),
    mine: splitLines(texts.mine),
    theirs: splitLines(texts.theirs),
  }
  const regions = mergeSequences(lines.base, lines.mine, lines.theirs)
  return joinLines(mergeRegions(context, path, 'lines', lines, regions))
}

/** Puts a merged sequence together; takes down who changed what, and what has to be decided. */
function mergeRegions<T>(
  context: Context,
  path: Path,
  kind: 'lines' | 'items',
  sides: Record<keyof Three, T[]>,
  regions: Region[],
): T[] {
  const by = new Set<Region['kind']>()
  const merged = regions.flatMap((region): T[] => {
    const base = sides.base.slice(...region.base)
    const mine = sides.mine.slice(...region.mine)
    const theirs = sides.theirs.slice(...region.theirs)
    if (region.kind !== 'conflict') {
      if (kind === 'lines') by.add(region.kind)
      else note(context, region.kind, [...path, region.base[0]])
      return region.kind === 'theirs' ? theirs : mine
    }
    const shown = (items: T[]) =>
      kind === 'items' ? items : items.length === 0 ? undefined : joinLines(items as string[])
    const choice = decide(context, {
      kind,
      path: kind === 'items' ? [...path, region.base[0]] : path,
      line: kind === 'lines' ? region.base[0] + 1 : null,
      base: shown(base),
      mine: shown(mine),
      theirs: shown(theirs),
    })
    return choice === 'theirs' ? theirs : choice === 'both' ? [...mine, ...theirs] : mine
  })
  for (const one of by) note(context, one, path)
  return merged
}

function note(context: Context, kind: Region['kind'], path: Path): void {
  if (kind === 'mine') context.mineOnly.push(path)
  if (kind === 'theirs') context.theirsOnly.push(path)
  if (kind === 'alike') context.alike.push(path)
}
