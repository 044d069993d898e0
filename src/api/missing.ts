import { isApiError } from './errors'

/** What the service answers of an Artifact that is not there; 1.0 the second one (contract §2). */
const MISSING = ['artifact_not_found', 'artifact_owner_pending']

/** Whether a failure says that there is no such Source in the Scope (contract §4.7). */
export const isSourceMissing = (error: unknown) =>
  isApiError(error) && error.code === 'source_not_found'

/** Whether a failure says that nothing is saved under an Artifact's id. */
export const isMissing = (error: unknown) => isApiError(error) && MISSING.includes(error.code)
