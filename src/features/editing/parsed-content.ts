import type { Content } from './content-path'

/** The content that a text says as JSON; null when it is not JSON, or no object. */
export function parsedContent(text: string): Content | null {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Content)
      : null
  } catch {
    return null
  }
}
