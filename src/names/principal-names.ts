import * as v from 'valibot'
import type { Principal } from '../api/contract/access'
import { KeptNames } from './kept-names'

/** The key of a principal among the names. */
export const principalKey = ({ type, id }: Pick<Principal, 'type' | 'id'>) =>
  JSON.stringify([type, id])

/** The descriptions of principals that answers have told, by `principalKey`. */
export const principalNames = new KeptNames('scope-console.principal-names ', v.string())
