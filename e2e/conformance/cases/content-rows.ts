import { readingRowsFrom, rowsFrom } from '../case'

/** What a family's content may be. A refusal changes nothing, so rows of refusals share a Scope. */
export const accepted = rowsFrom((world) => world.scope())

export const refused = readingRowsFrom((world) => world.scope())

export const INVALID = '422 invalid_access_request'
