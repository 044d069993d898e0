import type { Content } from '../diff/comparison'
import type { FieldSpecs } from '../diff/field-specs'

/** Keys of a value in the base content; a number is the place of an item in the base's list, from 0. */
export type Path = readonly (string | number)[]

/**
 * A place that both changed, differently. `undefined` is a value that the side does not have.
 * - `value`: the whole value at `path`; the path `[]` is the content itself.
 * - `lines`: some lines of the text at `path`; the three sides are those lines, joined. `line` is their first line in
 *   the base, from 1. A side without lines there is `undefined`.
 * - `items`: some items of the list at `path`, whose last number is the first of them; the three sides are lists.
 */
export type Conflict = {
  /** Names the place among all conflicts of a merge: what a choice is kept by. */
  key: string
  kind: 'value' | 'lines' | 'items'
  path: Path
  line: number | null
  base: unknown
  mine: unknown
  theirs: unknown
}

/** How a person decided a conflict. `both` keeps mine, then theirs; for lines and items only. */
export type Choice = 'mine' | 'theirs' | 'both'

/** A content whose `field` is `value` has nothing to merge: an edit of it and a switch to another value exclude each other. */
export type Exclusive = { field: string; value: string }

export type MergeRequest = {
  /** The fields that are merged each in its own way; null: texts by their lines, all else as a whole. */
  fields: FieldSpecs | null
  exclusive?: Exclusive | null
  base: Content
  mine: Content
  theirs: Content
  /** Decisions, by `Conflict.key`. */
  choices?: Readonly<Record<string, Choice>>
}

/**
 * A three-way merge. Nothing in it was checked against what a content may hold: two contents that are within its limits
 * can exceed them together.
 */
export type Merge = {
  /** Both sides' changes; null while something is undecided. */
  merged: Content | null
  /** All places that both changed differently, decided or not, in the order of the content. */
  conflicts: Conflict[]
  /** Conflicts for which there is no choice. */
  undecided: number
  /** What only one side changed. A text that both changed at different lines is in both lists. */
  mineOnly: Path[]
  theirsOnly: Path[]
  /** What both changed, and in the same way. */
  alike: Path[]
}
