import { createContext, useContext } from 'react'
import type { Path } from '../../api/contract/content-bounds'
import { boundsOf, schemaAt } from '../../api/contract/content-bounds'
import { familyOf } from '../../families/family-of'
import { own } from '../../lib/json/own'
import { pathKey, valueAt, type Content } from './content-path'
import type { DraftEvent } from './draft-state'
import type { Problem } from './problems'

export type Editing = {
  family: string
  content: Content
  unparsed: Readonly<Record<string, string>>
  /** By the path of their field. */
  problems: ReadonlyMap<string, readonly Problem[]>
  dispatch: (event: DraftEvent) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const value = useContext(EditingContext)
  if (!value) throw new Error('A field needs an EditingContext above it')
  return value
}

const NONE: readonly Problem[] = []

/** One field of the content: its value, what is wrong with it and what the contract bounds it to. */
export function useField(path: Path) {
  const { family, content, unparsed, problems, dispatch } = useEditing()
  const { schema } = familyOf(family)
  return {
    family,
    value: valueAt(content, path),
    unparsed: own(unparsed, pathKey(path)) ?? null,
    problems: problems.get(pathKey(path)) ?? NONE,
    ...boundsOf(schema && schemaAt(schema, path)),
    set: (value: unknown) => dispatch({ type: 'set', path, value }),
    dispatch,
  }
}

/** What is wrong with a value and with anything in it. */
export function useProblemsWithin(path: Path): readonly Problem[] {
  const { problems } = useEditing()
  const key = pathKey(path)
  return [...problems].flatMap(([at, list]) =>
    at === key || at.startsWith(`${key}.`) ? list : NONE,
  )
}
