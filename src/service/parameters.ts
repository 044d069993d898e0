import { strip } from '../lib/text/strip'
import type { FieldError } from './errors'

const quoted = (values: readonly string[]) => {
  const names = values.map((value) => `'${value}'`)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

/** What the ids of Artifacts are made of: printable ASCII without space (contract §4.1). */
export const ID_PATTERN = '^[\\x21-\\x7E]+$'

/** What ids and names hold besides white space, at least. */
export const NOT_BLANK = '.*\\S.*'

/** What is wrong with a value that breaks a pattern, or null. The service's `\S` is any character but Unicode's white space. */
export const patternError = (
  loc: FieldError['loc'],
  value: string,
  pattern: string,
): FieldError | null =>
  new RegExp(pattern.replaceAll('\\S', '\\P{space}'), 'u').test(value)
    ? null
    : { type: 'string_pattern_mismatch', loc, msg: `String should match pattern '${pattern}'` }

/** Of a parameter that comes several times, the service reads the last one before it refuses them. */
export const lastOf = (query: URLSearchParams, name: string): string | null =>
  query.getAll(name).at(-1) ?? null

/** The number that a text says, within white space as the service takes it. */
export const numberOf = (value: string): number => Number(strip(value))

/** Collects what is wrong with a request's path and query, each in the shape of `details.errors` (contract §2). */
export class FieldErrors {
  readonly list: FieldError[] = []

  private add(type: string, loc: (string | number)[], msg: string) {
    this.list.push({ type, loc, msg })
  }

  oneOf(place: 'path' | 'query', name: string, value: string, allowed: readonly string[]) {
    if (!allowed.includes(value)) {
      this.add('enum', [place, name], `Input should be ${quoted(allowed)}`)
    }
  }

  literal(place: 'path', name: string, value: string, allowed: string) {
    if (value !== allowed) this.add('literal_error', [place, name], `Input should be '${allowed}'`)
  }

  integer(
    place: 'path' | 'query',
    name: string,
    value: string | null,
    min: number,
    max = Infinity,
  ) {
    if (value === null) return
    const number = numberOf(value)
    if (!/^\p{space}*[+-]?\d+(\.0+)?\p{space}*$/u.test(value)) {
      this.add(
        'int_parsing',
        [place, name],
        'Input should be a valid integer, unable to parse string as an integer',
      )
    } else if (number < min) {
      this.add(
        'greater_than_equal',
        [place, name],
        `Input should be greater than or equal to ${min}`,
      )
    } else if (number > max) {
      this.add('less_than_equal', [place, name], `Input should be less than or equal to ${max}`)
    }
  }

  /** Of a parameter that may come several times. */
  count(place: 'query', name: string, found: number, max: number) {
    if (found <= max) return
    this.add(
      'too_long',
      [place, name],
      `List should have at most ${max} items after validation, not ${found}`,
    )
  }

  /** A text that is too short or too long is not held against the pattern. */
  length(
    place: 'path' | 'query' | 'header' | 'tag',
    name: string | number,
    value: string | null,
    min: number,
    max: number,
    pattern: string | null = null,
  ) {
    if (value === null) return
    const length = [...value].length
    const characters = (count: number) => `${count} character${count === 1 ? '' : 's'}`
    if (length < min) {
      this.add('string_too_short', [place, name], `String should have at least ${characters(min)}`)
    } else if (length > max) {
      this.add('string_too_long', [place, name], `String should have at most ${characters(max)}`)
    } else {
      const error = pattern === null ? null : patternError([place, name], value, pattern)
      if (error) this.list.push(error)
    }
  }
}
