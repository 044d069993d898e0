import { isApiError } from '../../../api/errors'
import type { exportTexts } from '../export/export-texts'
import { failureWords } from '../export/failure-words'
import { WriteFailure } from '../export/worker-orders'
import type { evidenceTexts } from './evidence-texts'

/** Why no bundle could be made, for the person who waits for it. */
export function bundleFailure(
  error: Error,
  t: typeof evidenceTexts.en,
  words: typeof exportTexts.en,
): string {
  if (isApiError(error)) return t.notRead(error.code)
  if (error instanceof WriteFailure && error.reason === 'TooLarge') return t.tooLarge
  return failureWords(error, words)
}
