import type { Rule } from '../client'
import type { Resource } from '../contract/access'
import type { Scope } from '../contract/scopes'
import { first, ofItems, says, shown, type Page } from './says'

/** A Scope's id. */
export const scopeFits =
  (scopeId: string): Rule<Scope> =>
  ({ data }) =>
    says('scope_id', scopeId, data.scope_id)

/** A Scope that was made or changed: what was sent of it, whichever id and version it has. */
export const writtenScopeFits =
  (sent: { title: string; summary: string }, scopeId?: string): Rule<Scope> =>
  ({ data }) =>
    first(
      scopeId === undefined ? null : says('scope_id', scopeId, data.scope_id),
      says('title', sent.title, data.title),
      says('summary', sent.summary, data.summary),
    )

/** What a search takes for the same letter depends on the database behind the server. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

type ScopeQuestion = { query?: string; query_field?: string; parent_scope_id?: string }

/** A page of Scopes: what was searched for is in the field that was searched, and each is a child of the asked parent. */
export const scopesFit =
  ({ query, query_field: field, parent_scope_id: parent }: ScopeQuestion): Rule<Page<Scope>> =>
  ({ data }) =>
    ofItems(data.items, (scope) => {
      if (parent !== undefined) {
        const wrong = says('parent_scope_id', parent, scope.parent_scope_id)
        if (wrong) return wrong
      }
      if (query === undefined || field === undefined) return null
      const text = scope[field]
      return typeof text !== 'string' || folded(text).includes(folded(query.trim()))
        ? null
        : { field, expected: `a text with ${shown(query)}`, received: shown(text) }
    })

/** Resources of one kind. */
export const resourcesFit =
  (type: string): Rule<Page<Resource>> =>
  ({ data }) =>
    ofItems(data.items, (item) => says('type', type, item.type))
