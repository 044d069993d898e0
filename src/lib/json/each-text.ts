import { isExactNumber } from './exact-json'

type Visit = (text: string, path: (string | number)[], isName: boolean) => void

/** Visits every text of a value with the way to it, names of fields among them. */
export function eachText(value: unknown, visit: Visit, path: (string | number)[] = []): void {
  if (typeof value === 'string') visit(value, path, false)
  else if (Array.isArray(value)) value.forEach((item, at) => eachText(item, visit, [...path, at]))
  else if (typeof value === 'object' && value !== null && !isExactNumber(value)) {
    for (const [name, inner] of Object.entries(value)) {
      visit(name, [...path, name], true)
      eachText(inner, visit, [...path, name])
    }
  }
}
