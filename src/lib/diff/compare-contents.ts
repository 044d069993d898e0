import { isExactNumber } from '../json/exact-json'
import { canonicalJson, sameJson } from './canonical-json'
import type { Change, CompareRequest, Comparison, Content, ItemPlace, Section } from './comparison'
import { compareTexts } from './compare-texts'
import { ID_KEYS, idIn, type FieldSpec, type Parts, type ValueKind } from './field-specs'
import { matchItems } from './match-items'

/** A value that one side does not have; JSON knows no `undefined`. */
type Maybe = unknown

type Place = Pick<Section, 'field' | 'item' | 'part'>
type Context = {
  sections: Section[]
  sameItems: Comparison['sameItems']
  ignoreWhitespace: boolean
}

/** Compares two contents field by field; runs in the worker, see `client.ts`. */
export function comparisonOf(request: CompareRequest): Comparison {
  const { fields, before, after, asJson = false, ignoreWhitespace = false } = request
  const context: Context = { sections: [], sameItems: [], ignoreWhitespace }
  const specs = Object.entries((asJson ? null : fields) ?? {})
  const known = new Map(specs.filter(([field]) => has(before, field) || has(after, field)))
  if (known.size === 0) {
    add(context, 'whole', { field: null, item: null, part: null }, before, after)
  } else {
    for (const [field, spec] of known) addField(context, field, spec, before, after)
    addRest(context, { field: null, item: null, part: null }, before, after, new Set(known.keys()))
  }
  return summary(context, before, after)
}

const has = (content: Content, key: string) => Object.hasOwn(content, key)
const valueOf = (content: Content, key: string): Maybe =>
  has(content, key) ? content[key] : undefined
const isRecord = (value: Maybe): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
const isText = (value: Maybe) => value === undefined || typeof value === 'string'

function changeOf(before: Maybe, after: Maybe): Change {
  if (before === undefined) return after === undefined ? 'same' : 'added'
  if (after === undefined) return 'removed'
  return sameJson(before, after) ? 'same' : 'changed'
}

/** Adds a section; texts as they stand, anything else as JSON. */
function add(
  context: Context,
  kind: ValueKind | 'rest' | 'whole',
  place: Place,
  before: Maybe,
  after: Maybe,
): void {
  const prose =
    (kind === 'value' || kind === 'text' || kind === 'any') && isText(before) && isText(after)
  const shown = prose ? (kind === 'any' ? 'text' : kind) : undefined
  const text = (value: Maybe) =>
    value === undefined ? '' : prose ? (value as string) : canonicalJson(value)
  context.sections.push({
    ...place,
    kind: shown ?? (kind === 'rest' || kind === 'whole' ? kind : 'json'),
    change: changeOf(before, after),
    diff: compareTexts(text(before), text(after), { ignoreWhitespace: context.ignoreWhitespace }),
  })
}

function addField(
  context: Context,
  field: string,
  spec: FieldSpec,
  before: Content,
  after: Content,
): void {
  const [b, a] = [valueOf(before, field), valueOf(after, field)]
  const place = { field, item: null, part: null }
  if (spec.kind === 'list' && [b, a].every((v) => v === undefined || Array.isArray(v))) {
    // A list that is missing is not an empty one, and that may be all that differs.
    const empty = [b, a].every((list) => list === undefined || (list as unknown[]).length === 0)
    if (!empty || (b === undefined) === (a === undefined)) {
      addItems(context, field, spec, (b ?? []) as unknown[], (a ?? []) as unknown[])
      return
    }
  }
  if (spec.kind === 'record' && isRecord(b) && isRecord(a)) {
    if (!sameJson(b, a)) addParts(context, place, spec.parts, b, a)
    return
  }
  const kind = spec.kind === 'list' || spec.kind === 'record' ? 'json' : spec.kind
  if (kind === 'text' || changeOf(b, a) !== 'same') add(context, kind, place, b, a)
}

function addItems(
  context: Context,
  field: string,
  spec: Extract<FieldSpec, { kind: 'list' }>,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const idOf = idIn(spec)
  let same = 0
  for (const match of matchItems(before, after, idOf)) {
    if (match.change === 'same') {
      same += 1
      continue
    }
    const b = match.before === null ? undefined : before[match.before]
    const a = match.after === null ? undefined : after[match.after]
    const [beforeId, afterId] = [idOf(b), idOf(a)]
    const item: ItemPlace = {
      before: match.before === null ? null : match.before + 1,
      after: match.after === null ? null : match.after + 1,
      id: b === undefined || beforeId === afterId ? afterId : a === undefined ? beforeId : null,
      change: match.change,
    }
    const place = { field, item, part: null }
    const records = [b, a].every((one) => one === undefined || isRecord(one))
    if (spec.parts !== null && records) {
      addParts(context, place, spec.parts, b as Content | undefined, a as Content | undefined)
    } else add(context, spec.parts === null ? 'text' : 'json', place, b, a)
  }
  if (same > 0) context.sameItems.push({ field, count: same })
}

/** Adds the parts of a record. What differs has a section; of what is the same, only texts, to tell what it is about. */
function addParts(
  context: Context,
  place: Place,
  parts: Parts,
  before: Content | undefined,
  after: Content | undefined,
): void {
  const { length } = context.sections
  for (const [part, kind] of parts) {
    const b = before && valueOf(before, part)
    const a = after && valueOf(after, part)
    if (b === undefined && a === undefined) continue
    const prose = (kind === 'text' || kind === 'any') && isText(b) && isText(a)
    if (prose || changeOf(b, a) !== 'same') add(context, kind, { ...place, part }, b, a)
  }
  const known = new Set(parts.map(([part]) => part))
  // The id is told by the item.
  const id = place.item?.id ?? null
  for (const key of Object.keys(before ?? after ?? {})) {
    const told = [before, after].every((one) => one === undefined || valueOf(one, key) === id)
    if (ID_KEYS.has(key) && told) known.add(key)
  }
  addRest(context, place, before ?? {}, after ?? {}, known)
  // A record without parts, or one whose parts are all the same JSON, is shown all the same.
  if (place.item && context.sections.length === length) add(context, 'json', place, before, after)
}

/** Adds as one JSON object the fields that nobody knows, as far as they differ. */
function addRest(
  context: Context,
  place: Place,
  before: Content,
  after: Content,
  known: ReadonlySet<string>,
): void {
  const differing = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter(
      (key) => !known.has(key) && changeOf(valueOf(before, key), valueOf(after, key)) !== 'same',
    ),
  )
  if (differing.size === 0) return
  const rest = (content: Content): Maybe => {
    const entries = Object.entries(content).filter(([key]) => differing.has(key))
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  add(context, 'rest', place, rest(before), rest(after))
}

function summary(context: Context, before: Content, after: Content): Comparison {
  const { sections, sameItems, ignoreWhitespace } = context
  const shown = new Set(sections.map(({ field }) => field))
  const whole = sections.some(({ kind }) => kind === 'whole')
  const counted = new Set(sameItems.map(({ field }) => field))
  const sum = (
    of: 'addedCount' | 'removedCount' | 'movedCount' | 'unmarkedPairs' | 'whitespaceLines',
  ) => sections.reduce((total, { diff }) => total + diff[of], 0)
  return {
    sections,
    sameFields: whole
      ? []
      : Object.keys(before).filter(
          (key) =>
            !shown.has(key) &&
            !counted.has(key) &&
            changeOf(valueOf(before, key), valueOf(after, key)) === 'same',
        ),
    sameItems,
    addedCount: sum('addedCount'),
    removedCount: sum('removedCount'),
    movedCount: sum('movedCount'),
    coarse: sections.some(({ diff }) => diff.coarse),
    unmarkedPairs: sum('unmarkedPairs'),
    ignoredWhitespace: ignoreWhitespace,
    whitespaceLines: sum('whitespaceLines'),
    same: sameJson(before, after),
  }
}
