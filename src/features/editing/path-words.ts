import type { Path } from '../../api/contract/content-bounds'
import { own } from '../../lib/json/own'

type Names = { names: Record<string, string> }
type Items = { items: Record<string, string>; item: (what: string, number: number) => string }

/** A place of the content in words, outermost first: "Demonstration 2 · Input". */
export function pathWords(path: Path, { names }: Names, { items, item }: Items): string {
  return path
    .flatMap((step, at) => {
      if (typeof step === 'number') return item(own(items, String(path[at - 1])) ?? '', step + 1)
      // The item says which list it is of.
      if (typeof path[at + 1] === 'number' && own(items, step) !== undefined) return []
      return own(names, step) ?? step
    })
    .join(' · ')
}
