import type * as v from 'valibot'
import type { Path } from '../api/contract/content-bounds'
import type { FieldSpecs } from '../lib/diff/field-specs'
import type { Exclusive } from '../lib/merge/merge'
import type { TextFault } from '../lib/text/text-faults'
import type { AccessRule } from './access-rules'
import type { FaultAt } from './faults'

export type Content = Record<string, unknown>

/** What a family says on screen, in one language. */
export type FamilyWords = {
  /** What its Artifacts are. */
  about: string
  /** Why its list is empty. */
  empty: string
  /** What its fields are called, by key. Families that name the same field say the same of it. */
  fields?: Record<string, string>
  /** What an item of its lists is called in a comparison, by the list's key. */
  items?: Record<string, (place: number) => string>
  /** What one item of its lists is called in a form, by the list's key: "statement". */
  nouns?: Record<string, string>
  /** The values that a field may have, by value. */
  options?: Record<string, string>
  /** What a form asks for before it shows an optional part, by the part's key; otherwise the field's name. */
  parts?: Record<string, string>
  /** Help below a field, by the path of the field. */
  help?: Record<string, string>
  /** What a person should know before typing. */
  beforeTyping?: string
  /** For a family whose `restores` is `never`: the reason that a person is told. */
  neverRestored?: string
}

/** The words of all families, in one language: `words.en.ts`. */
export type AllWords = {
  /** Names of the fields that several families share. */
  shared: Pick<FamilyWords, 'fields' | 'items'>
  /** By the family's name. */
  known: Record<string, FamilyWords>
  /** Of all families that the console does not know. */
  unknown: FamilyWords
}

/**
 * How the reading view takes a field. `value`: on the line of its label; `prose`: flowing text; `code`: lines with a size
 * and a copy button; `markdown`: the same, for a text that the service keeps as Markdown and that can be read rendered;
 * `any`: by its own shape.
 */
export type ReadAs =
  'value' | 'prose' | 'code' | 'markdown' | 'mode' | 'statements' | 'demonstrations' | 'any'

/** Parts side by side where there is room; `one`: below each other. */
export type Columns = 'one' | 'even' | 'narrow-first'

/** A part of a form. Paths begin at the item or the optional part that the part stands in, at the content otherwise. */
export type FormPart =
  | {
      kind: 'text'
      path: Path
      /** Lines; one line without it. */
      rows?: number
      /** It may have any number of lines, and gets an editor. */
      long?: true
      mono?: boolean
      /** Null: an emptied field is committed as null, since the text is optional. Without it, as an empty text. */
      empty?: null
      /** Characters, where the service takes fewer than its schema says. */
      most?: number
    }
  | { kind: 'choice' | 'json' | 'citation'; path: Path }
  | {
      kind: 'list'
      path: Path
      /** What a new item is. */
      fresh: unknown
      item: readonly FormPart[]
      /** Most bytes of JSON: of the whole content, and of each item. */
      bytes?: { all: number; each: number }
    }
  | {
      kind: 'optional'
      path: Path
      fresh: unknown
      parts: readonly FormPart[]
      /** Shown only where the content that is edited has the field: a server whose contents lack it refuses it. */
      onlyIfThere?: true
    }
  | { kind: 'group'; columns: Columns; parts: readonly FormPart[] }

export type Form = {
  parts: readonly FormPart[]
  /** Fields of the content that a person has no need to see in it. */
  unseen?: readonly string[]
}

/** What the service would change of a text on its way in. */
type Changed = Exclude<TextFault, 'hidden' | 'surrogates'>

/** All that the console knows of a family: screens, comparisons, forms, commits and merges ask it, and nobody asks for a name. */
export type Family = AccessRule & {
  /** As the service calls it. */
  name: string
  /** False of the one descriptor for all families that the console does not know. */
  known: boolean
  /** The field whose text is an Artifact's title. */
  titleField: string | null
  /** Where there is no title: the field whose first line says best which Artifact it is. */
  namedBy: string | null
  /** At most one Artifact in a Scope (contract §4.2). */
  onePerScope: boolean

  /** Where newer servers search its Artifacts by their texts: audit events of a search, and most results; null: none does (contract §4.9). */
  searched: { events: number; most: number } | null

  /** Its fields in reading order, and how each reads; others follow by their own shape. */
  reading: readonly (readonly [field: string, as: ReadAs])[]
  /** Its fields in reading order, and how each is compared and merged; others as JSON. Null: the whole content as JSON. */
  compared: FieldSpecs | null
  /** Contents that are merged as a whole or not at all. */
  exclusive: Exclusive | null
  /** Its form; null: a content is edited as JSON. */
  form: Form | null
  /** The content with which the form of a new Artifact begins; null: no form makes one. */
  fresh: Content | null
  /** A server that knows this family makes no Artifacts of the other one any more (contract §4.2). */
  gaveWayTo: string | null

  /** Its fields with their bounds, as a PUT carries them; null: only the server checks. */
  schema: v.GenericSchema | null
  /** What it asks of its content beyond its schema. */
  rules: (content: Content) => FaultAt[]
  /** Texts that the service would change on their way in, by the last name of their path (seen on 1.0 and 1.4). */
  changed: Readonly<Record<string, readonly Changed[]>>

  /** The part of a content that a person writes, as a PUT carries it: sent like this it is kept like this (contract §4.4). */
  written: (content: Content) => Content
  /** The content with which an edit begins, as it would be committed. */
  startOf: (content: Content) => Content
  /**
   * Null: the content that is sent takes the place of the former one. Otherwise the service adds it to what is there
   * (contract §4.6), and `nothing` is a content that adds nothing.
   */
  adds: { nothing: Content } | null
  /** A content only names its entries; their texts are read apart (contract §4.6). */
  namesEntries: boolean
  /**
   * How an earlier revision is committed again: `as-read`, `as-written` where the family refuses what the service notes in
   * its content, or never: its words say why.
   */
  restores: 'as-read' | 'as-written' | 'never'
  /** Servers that record restores do so of this family (contract §4.5). */
  recordsRestores: boolean

  /**
   * An Artifact of it configures a step of the server: it has a mode, a built-in text, and screens and a route of its own
   * (contract §5).
   */
  configures: boolean
}
