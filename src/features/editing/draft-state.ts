import type { Path } from '../../api/contract/content-bounds'
import type { Seen } from '../../commit/plan'
import { pathKey, withValueAt, type Content } from './content-path'

/** What is on screen: the content as it would be sent, and texts in it that are not JSON yet. */
export type DraftState = {
  seen: Seen
  content: Content
  /** By the path of their field; '' is the JSON of the whole content. */
  unparsed: Readonly<Record<string, string>>
}

export type DraftEvent =
  | { type: 'set'; path: Path; value: unknown }
  | { type: 'unparsed'; path: Path; text: string }
  /** A list in another order: of each item of the new list its place in the old one, -1 for a new one. */
  | { type: 'list'; path: Path; list: readonly unknown[]; from: readonly number[] }
  | { type: 'become'; state: DraftState }

export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  const { content, unparsed } = state
  switch (event.type) {
    case 'set':
      return {
        ...state,
        content: withValueAt(content, event.path, event.value),
        unparsed: without(unparsed, pathKey(event.path)),
      }
    case 'unparsed':
      return { ...state, unparsed: { ...unparsed, [pathKey(event.path)]: event.text } }
    case 'list':
      return {
        ...state,
        content: withValueAt(content, event.path, event.list),
        unparsed: moved(unparsed, `${pathKey(event.path)}.`, event.from),
      }
    case 'become':
      return event.state
  }
}

function without(unparsed: DraftState['unparsed'], key: string) {
  if (!Object.hasOwn(unparsed, key)) return unparsed
  return Object.fromEntries(Object.entries(unparsed).filter(([name]) => name !== key))
}

/** The texts of a list's items go where their items go, and away with them. */
function moved(unparsed: DraftState['unparsed'], prefix: string, from: readonly number[]) {
  return Object.fromEntries(
    Object.entries(unparsed).flatMap(([key, text]) => {
      if (!key.startsWith(prefix)) return [[key, text]]
      const [place = '', ...rest] = key.slice(prefix.length).split('.')
      const now = from.indexOf(Number(place))
      return now < 0 ? [] : [[`${prefix}${[now, ...rest].join('.')}`, text]]
    }),
  )
}
