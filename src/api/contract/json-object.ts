import * as v from 'valibot'

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A JSON object with every key that it came with. Valibot's own records leave out `constructor`, `prototype` and
 * `__proto__`, so that an edit would commit a content without them.
 */
export const JsonObject = v.custom<Record<string, unknown>>(isObject, 'Object')

/** The same, of texts alone. */
export const TextsByName = v.custom<Record<string, string>>(
  (value) =>
    isObject(value) && Object.values(value as object).every((text) => typeof text === 'string'),
  'Object',
)
