import { isExactNumber } from './exact-json'

/** JSON with sorted keys and no white space (RFC 8785), of a value that came from JSON. */
export function compactJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(compactJson).join(',')}]`
  if (isExactNumber(value)) return String(value)
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)) // by UTF-16 code units, as the RFC asks
      .map(([key, member]) => `${JSON.stringify(key)}:${compactJson(member)}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value)
}

/** Length of a text in bytes of UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length
