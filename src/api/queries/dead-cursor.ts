import { isApiError } from '../errors'

/** How often a list is begun anew whose cursor has died. */
export const TAKEN_UP_MAX = 5

/**
 * A cursor dies with each change of roles, 409 `access_cursor_stale` (contract §6); and where several processes serve,
 * another one does not know it, 422 `invalid_access_request`.
 */
export const isDeadCursor = (error: unknown) =>
  isApiError(error) &&
  ((error.status === 409 && error.code === 'access_cursor_stale') ||
    (error.status === 422 && error.code === 'invalid_access_request'))
