import { isApiError } from './errors'

/**
 * Whether the server refuses a page over an event that it cannot hand out (contract §6.1), or refuses the request: both are
 * 422 `invalid_request`, and only other time ranges tell them apart.
 */
export const isUnreadable = (error: unknown): error is Error =>
  isApiError(error) &&
  error.kind === 'http' &&
  error.status === 422 &&
  error.code === 'invalid_request'
