import * as v from 'valibot'

/**
 * A JSON object with every key that it came with. Valibot's own records leave out `constructor`, `prototype` and
 * `__proto__`, so that an edit would commit a content without them.
 */
export const JsonObject = v.pipe(
  v.unknown(),
  v.check(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Object',
  ),
  v.transform((value) => value as Record<string, unknown>),
)
