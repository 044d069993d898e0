import * as v from 'valibot'

/**
 * Reads an address's query with a schema, one parameter at a time: an unknown or malformed one is dropped
 * and the screen still opens (screens §1). Repeated parameters count once, the first.
 */
export function readSearch<E extends v.ObjectEntries>(
  params: URLSearchParams,
  entries: E,
): Partial<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const result: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(entries)) {
    const raw = params.get(key)
    if (raw === null) continue
    const parsed = v.safeParse(schema, raw)
    if (parsed.success) result[key] = parsed.output
  }
  return result as Partial<v.InferOutput<v.ObjectSchema<E, undefined>>>
}

/**
 * Returns the parameters of an address whose values are malformed, each as the address has it: `to=abc`. One without a value
 * is none of them, because it asks for nothing.
 */
export const unreadIn = (params: URLSearchParams, entries: v.ObjectEntries): string[] =>
  [...params].flatMap(([name, value]) => {
    const schema = entries[name]
    return schema && value.trim() !== '' && !v.is(schema, value) ? [`${name}=${value}`] : []
  })

/** A revision number in an address: digits only, from 1. */
export const RevisionParam = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))

/** The same parameters with some set or, by null, removed; the rest stays as it is. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | number | null>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key)
    else next.set(key, String(value))
  }
  return next
}
