import type { FieldSpecs } from './field-specs'

/**
 * What a comparison gives. Plain strings and Int32Arrays only, so that it goes from the worker to the page at the
 * cost of a few copies however many lines it has; `text-diff.ts` reads one thing at a time out of it.
 */

/** A value for each side. */
export type Sides<T> = { before: T; after: T }
export type Side = keyof Sides<unknown>

/** Numbers of one block in `TextDiff.blocks`: kind, first line and number of lines before, the same after. */
export const BLOCK_SIZE = 5
/**
 * Kinds of blocks. `same`: as many lines on either side, pairwise the same. `change`: lines of the one side are
 * replaced by lines of the other; either may be none. `coarse`: such a change that was too costly to compare, so
 * that parts of it may be the same.
 */
export const BLOCK = { same: 0, change: 1, coarse: 2 } as const

/** Numbers of one run in `TextDiff.moved`: its first line before, its first line after, how many lines. */
export const MOVED_SIZE = 3

/** How a changed line is marked word by word. */
export const MARKED = {
  /** It has no counterpart on the other side. */
  unpaired: 0,
  /** `Marks.ranges` say which of its words differ. */
  marked: 1,
  /** It has a counterpart of which nearly nothing stayed: marks would cover all of it. */
  rewritten: 2,
} as const

/** The words that differ in the lines of one side, as columns (UTF-16 units) within their line. */
export type Marks = {
  /** By line: one of `MARKED`. */
  states: Int32Array
  /** By line and one past: where its numbers start in `ranges`. */
  starts: Int32Array
  /** Start and end of each piece that differs, rising; no piece is empty, none cuts a character in two. */
  ranges: Int32Array
}

/**
 * A true diff of two texts: its same and removed lines are the text before, its same and added lines the text after.
 * Lines are counted from 0.
 */
export type TextDiff = {
  before: string
  after: string
  /** By side: where each line starts, and one past the end. A text without characters has no line. */
  lines: Sides<Int32Array>
  /** `BLOCK_SIZE` numbers each; they cover both texts from end to end. */
  blocks: Int32Array
  /** By side and line: the line on the other side that it became or came from, -1 if none. Rises within a block. */
  pairs: Sides<Int32Array>
  /** `MOVED_SIZE` numbers for each run of lines that was removed at one place and added, the same, at another. */
  moved: Int32Array
  /** By side and line: the number of the moved run that it is part of, -1 if none. */
  movedOf: Sides<Int32Array>
  marks: Sides<Marks>
  addedCount: number
  removedCount: number
  /** Lines that only moved; they count as added and as removed too. */
  movedCount: number
  /** Some block is coarse. */
  coarse: boolean
  /** Changed lines that were not looked at word by word because the budget for that had run out, as pairs. */
  unmarkedPairs: number
  /** Lines that count as the same although their white space differs; 0 unless that was asked for. */
  whitespaceLines: number
}

export type Change = 'same' | 'added' | 'removed' | 'changed'

/** Which item of a list a section is about. */
export type ItemPlace = {
  /** Places in the list, from 1; null on the side that lacks it. */
  before: number | null
  after: number | null
  /** The id that both sides give it, if they do (entries of a Memory). */
  id: string | null
  /** `moved`: the same item at another place in the list. */
  change: 'added' | 'removed' | 'changed' | 'moved'
}

/** One part of a content, compared. What it is called is the view's business. */
export type Section = {
  /**
   * `value`: a word or two, such as a mode. `text`: prose, as it stands. `json`: a field that has structure, or that
   * has not the expected shape. `rest`: all fields that are not among `fields`, as one JSON object. `whole`: the
   * whole content as JSON.
   */
  kind: 'value' | 'text' | 'json' | 'rest' | 'whole'
  /** The key in the content: `instructions`, `demonstrations`, …; null for `rest` and `whole`. */
  field: string | null
  /** The item of the list `field`, or null when the section is about the whole field. */
  item: ItemPlace | null
  /** The key within the item (`input`, `text`, `citations`, …); null when the section is about the whole item. */
  part: string | null
  /** By the values themselves: an empty text that was added, or a change in white space only, has no changed lines. */
  change: Change
  diff: TextDiff
}

/** The difference of two contents. */
export type Comparison = {
  /** In the order of `fields`. Texts are here also when they are the same; anything else only when it differs. */
  sections: Section[]
  /** Fields that are the same on both sides and have no section. */
  sameFields: string[]
  /** For each list, how many of its items are the same and at their place. */
  sameItems: { field: string; count: number }[]
  addedCount: number
  removedCount: number
  movedCount: number
  coarse: boolean
  unmarkedPairs: number
  /** The comparison ignored white space; `whitespaceLines` lines count as the same only thereby. */
  ignoredWhitespace: boolean
  whitespaceLines: number
  /** The contents are the same as JSON, whatever the order of their keys. */
  same: boolean
}

export type Content = Record<string, unknown>

export type CompareRequest = {
  /** How each field is compared; null: the whole content is compared as JSON. */
  fields: FieldSpecs | null
  before: Content
  after: Content
  /** Compare as JSON with sorted keys, whatever the fields. */
  asJson?: boolean
  /** Lines that differ in white space only count as the same. */
  ignoreWhitespace?: boolean
}
