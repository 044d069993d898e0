import { TYPED_DEPTH_MAX } from '../../commit/edit-drafts'
import { isExactNumber } from '../../lib/json/exact-json'
import { readExactJson } from '../../lib/json/parse-exact-json'
import type { Content } from './content-path'

/** The content that a text says as JSON; null when it is not JSON, no object, too deep, or names a key twice. */
export function parsedContent(text: string): Content | null {
  const value = readExactJson(text, TYPED_DEPTH_MAX)?.value
  return typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !isExactNumber(value)
    ? (value as Content)
    : null
}
