import { memo, type ReactNode } from 'react'
import { RestOfList } from './RestOfList'
import { useParts } from './use-parts'

type Props<T> = {
  items: readonly T[]
  /** What they are, for the sentence that says how many of them are shown. */
  what: string
  /** How many values an item shows, where that may be more than one. */
  valuesOf?: (item: T) => number
  /** The list, with its items in it. */
  list: (items: ReactNode) => ReactNode
  /** One item, with a key and an element of its own in the list. */
  children: (item: T, at: number) => ReactNode
}

/**
 * A list of a content. Content of a server may have any number of items: of very many the first part is drawn, and the next one
 * when somebody asks for it.
 */
export function LongList<T>({ items, what, valuesOf, list, children }: Props<T>) {
  const { ends, shown, next, showNext } = useParts(items, valuesOf)
  return (
    <>
      {list(
        ends.map((end, part) => (
          <Part key={part} items={items} from={ends[part - 1] ?? 0} end={end} draw={children} />
        )),
      )}
      {shown < items.length && (
        <RestOfList what={what} shown={shown} all={items.length} next={next} onNext={showNext} />
      )}
    </>
  )
}

type PartProps<T> = {
  items: readonly T[]
  from: number
  end: number
  draw: (item: T, at: number) => ReactNode
}

/** React keeps a part as it is when the next one comes. */
const Part = memo(function Part<T>({ items, from, end, draw }: PartProps<T>) {
  return items.slice(from, end).map((item, at) => draw(item, from + at))
}) as <T>(props: PartProps<T>) => ReactNode
