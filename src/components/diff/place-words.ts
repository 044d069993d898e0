import type { Texts } from '../../lib/language/catalogue'
import type { fieldTexts } from './field-texts'

type Words = typeof fieldTexts extends Texts<infer T> ? T : never

/** A place of a content in words, outermost first: "Demonstration 2 · Input"; what has no name stands by its key. */
export function placeWords(path: readonly (string | number)[], { names, items }: Words): string {
  const own = <T>(of: Record<string, T>, key: string | number | undefined) =>
    Object.hasOwn(of, String(key)) ? of[String(key)] : undefined
  return path
    .flatMap((step, at) => {
      if (typeof step === 'number') return own(items, path[at - 1])?.(step + 1) ?? `${step + 1}`
      // The item says which list it is of.
      if (typeof path[at + 1] === 'number' && own(items, step)) return []
      return own(names, step) ?? step
    })
    .join(' · ')
}
