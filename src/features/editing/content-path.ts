import type { Path } from '../../api/contract/content-bounds'

export type Content = Record<string, unknown>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value that a path leads to; undefined where there is none. */
export function valueAt(content: unknown, path: Path): unknown {
  let value = content
  for (const step of path) {
    if (!isObject(value) || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** The content with one value changed, and everything beside the path the very same; undefined takes the field away. */
export function withValueAt<T>(content: T, path: Path, value: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  const inner = withValueAt(valueAt(content, [step]), rest, value)
  if (typeof step === 'number') {
    const list = Array.isArray(content) ? [...(content as unknown[])] : []
    list[step] = inner
    return list as T
  }
  const fields = new Map(isObject(content) ? Object.entries(content) : [])
  if (inner === undefined) fields.delete(step)
  else fields.set(step, inner)
  // Assigning a field named `__proto__` would change what the record is, not what it holds.
  return Object.fromEntries(fields) as T
}

/** A path as a key of a map, and as the id of its field on the page. */
export const pathKey = (path: Path) => path.join('.')
export const fieldId = (path: Path) => `field-${path.join('-')}`
