import * as v from 'valibot'
import { isAskable } from '../../api/contract/askable'
import { readAccessResource } from './access-resource'
import { readSearch, unreadIn } from '../../routing/search-params'
import { TimePointParam } from '../../routing/time-point-param'
import { DEED_NAMES } from './deeds'

const idAfter = (prefix: string, text: string) => text.slice(prefix.length)

const entries = {
  resource: v.pipe(
    v.string(),
    v.check((text) => readAccessResource(text) !== null),
  ),
  view: v.picklist(['bindings', 'people', 'who', 'changes', 'review']),
  can: v.picklist(DEED_NAMES),
  subject: v.pipe(
    v.string(),
    v.regex(/^[a-z_]{1,32}:./),
    v.transform((text) => {
      const [type = ''] = text.split(':')
      return { type, id: idAfter(`${type}:`, text) }
    }),
    v.check(({ id }) => isAskable('principal', id)),
  ),
  role: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  state: v.picklist(['ending', 'expired', 'revoked', 'all']),
  q: v.pipe(v.string(), v.maxLength(255)),
  as_of: TimePointParam,
  until: TimePointParam,
}

/** What `/access?…` shows (screens §9). An unknown or malformed parameter is dropped, and `unreadAccess` names it. */
export const readAccessSearch = (params: URLSearchParams) => readSearch(params, entries)
export type AccessFilters = ReturnType<typeof readAccessSearch>

const ScopeParam = v.pipe(
  v.string(),
  v.check((id) => isAskable('scope', id)),
)

/** The parameters of an address that no screen of Access can use, each as the address has it: `as_of=soon`. */
export const unreadAccess = (params: URLSearchParams): string[] =>
  unreadIn(params, { ...entries, scope: ScopeParam })
