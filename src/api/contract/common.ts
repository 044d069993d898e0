import * as v from 'valibot'
import { maxCharacters } from './characters'

/** Blank is what Unicode calls white space: JavaScript's own `\s` has U+FEFF besides, and lacks U+0085. */
export const NOT_BLANK = /\P{space}/u

/** Scope id: 1-256 characters, at least one of them not blank (contract §4). */
export const ScopeId = v.pipe(v.string(), v.minLength(1), maxCharacters(256), v.regex(NOT_BLANK))

/** Artifact id or family name: 1-128 printable ASCII characters without space (contract §4). */
export const ArtifactId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(128),
  v.regex(/^[\x21-\x7e]+$/),
)

/** Revision number: a positive integer; revisions of an Artifact are gapless (contract §4). */
export const RevisionNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** `sha256:` and 64 lower-case hex digits (contract §4). */
export const ContentDigest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))

/** RFC 3339 instant with zone; microsecond precision is kept as the server sent it. */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
)

/** A field that a server may leave out, or send as null. The key's presence is kept as received. */
export const absent = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema))

/** One page of a list; `next_cursor` is null, or left out, on the last page (contract §2). */
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.looseObject({
    items: v.array(item),
    // Opaque: whoever has it sends it back as it is, however long it is.
    next_cursor: v.optional(v.nullable(v.string())),
  })

/** Bounds of `limit` on list routes of Scopes and Artifacts (contract §4). */
export const LIST_LIMIT_MAX = 100
