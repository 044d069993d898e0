import { isApiError } from '../../../api/errors'

/** Why a cursor is of no use any more: a role binding changed, or the server does not take it for another reason. */
export type CursorLoss = 'policy' | 'cursor'

/** Refusals of a request that carried a cursor which the same request without it may survive. */
const CURSOR_STATUS = new Set([400, 403, 409, 410, 422])

/**
 * Whether a failure of a request *with a cursor* may be the cursor's own (contract §2, §6): 409
 * `access_cursor_stale` after any binding change, 410 expired, 403 and 422 for a cursor of other hands. Null for
 * everything else. A refusal that is not the cursor's comes again without it.
 */
export function cursorLossOf(error: unknown): CursorLoss | null {
  if (!isApiError(error) || error.kind !== 'http') return null
  if (error.code === 'access_cursor_stale') return 'policy'
  return CURSOR_STATUS.has(error.status) ? 'cursor' : null
}
