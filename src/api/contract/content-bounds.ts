import type * as v from 'valibot'
import { own } from '../../lib/json/own'

// Rules of contents that no schema says, because they are of bytes or of what the service makes of a content (contract §4).

/** The body of a request, in bytes as it is sent (contract §1). */
export const REQUEST_BYTES_MAX = 16 * 1024 * 1024
/** A profile, in bytes of UTF-8. */
export const PROFILE_BYTES_MAX = 262_144
/** The text of an atomic memory, in bytes of UTF-8. */
export const ATOMIC_MEMORY_BYTES_MAX = 8_192
/** What can be packed as a skill: its name, the longest description and notes (characters), the whole file (bytes). */
export const SKILL_NAME_MAX = 64
export const SKILL_NAME = new RegExp(`^(?=.{1,${SKILL_NAME_MAX}}$)[a-z0-9]+(-[a-z0-9]+)*$`)
export const SKILL_DESCRIPTION_MAX = 1_024
export const SKILL_NOTE_NAME_MAX = 128
export const SKILL_NOTE_MAX = 2_000
export const SKILL_FILE_BYTES_MAX = 131_072

type Node = v.GenericSchema & {
  wrapped?: Node
  entries?: Record<string, Node>
  item?: Node
  value?: Node
  options?: unknown
  pipe?: readonly Step[]
}
type Step = { type: string; requirement?: unknown; pipe?: readonly Step[] }
export type Path = readonly (string | number)[]

/** The steps of a pipe, those of a pipe within it (its first step) among them. */
const stepsOf = (pipe: readonly Step[]): Step[] =>
  pipe.flatMap((step) => (step.pipe ? stepsOf(step.pipe) : [step]))

const unwrapped = (node: Node): Node => (node.wrapped ? unwrapped(node.wrapped) : node)

/** The part of a content's schema that a path leads to; null where the schema says nothing of it. */
export function schemaAt(schema: v.GenericSchema, path: Path): v.GenericSchema | null {
  let node: Node | undefined = unwrapped(schema as Node)
  for (const step of path) {
    const inner: Node | undefined =
      typeof step === 'number' ? node.item : (own(node.entries ?? {}, step) ?? node.value)
    if (!inner) return null
    node = unwrapped(inner)
  }
  return node
}

/** The bound of a text in characters or of a list in items, and the values to choose from, as the schema has them. */
export function boundsOf(schema: v.GenericSchema | null): {
  max: number | null
  options: readonly string[]
} {
  const node = schema as Node | null
  const longest = stepsOf(node?.pipe ?? []).find(
    ({ type }) => type === 'max_characters' || type === 'max_length',
  )
  const options = node?.type === 'picklist' ? (node.options as string[]) : []
  return { max: typeof longest?.requirement === 'number' ? longest.requirement : null, options }
}
