import * as v from 'valibot'
import { KeptNames } from './kept-names'

/** The titles of Scopes that answers have told, by the Scope's id. */
export const scopeNames = new KeptNames('scope-console.scope-names ', v.string())
