import type { exportTexts } from './export-texts'
import { WriteFailure } from './worker-orders'

const NO_SPACE = new Set(['NoSpace', 'QuotaExceededError'])
const NO_PERMISSION = new Set(['NotAllowedError', 'SecurityError', 'NoModificationAllowedError'])

/** Why a file could not be made or written, for the person who waits for it. */
export function failureWords(error: Error, t: typeof exportTexts.en): string {
  const reason = error instanceof WriteFailure ? error.reason : error.name
  if (NO_SPACE.has(reason)) return t.noSpace
  if (NO_PERMISSION.has(reason)) return t.noPermission
  return t.noFile(error.message || reason)
}
