import type { QueryClient } from '@tanstack/react-query'
import { bodies } from '../../../api/bodies'
import { call } from '../../../api/client'
import { Scope, type CreateScopeRequest } from '../../../api/contract/scopes'
import { endpoints } from '../../../api/endpoints'
import { isApiError, isOutcomeUnknown } from '../../../api/errors'
import { scopeFits, writtenScopeFits } from '../../../api/fits/scopes'
import { scopeQuery } from '../../../api/queries/scopes'

export type ScopeText = { title: string; summary: string }

/** Somebody has changed the Scope since the caller read it. */
export class ScopeMoved extends Error {
  constructor(readonly scope: Scope) {
    super('The Scope has another version.')
  }
}

/**
 * Makes a Scope: one POST for each press. A caller who has heard no clear answer may send the same again with the same key, for which
 * the service answers what it has made already (contract §4.1).
 * @throws ApiError
 */
export async function createScope(request: CreateScopeRequest): Promise<Scope> {
  const answer = await call({
    method: 'POST',
    path: endpoints.scopes,
    body: bodies.createScope(request),
    schema: Scope,
    fits: writtenScopeFits(request),
    outlivesSession: true,
  })
  return answer.data
}

/**
 * Changes title and summary of the version that the caller saw, and nothing else of it. When the answer is lost, or says that
 * the version is another one by now, the Scope is read to find out: the change can be made on that version only once.
 * @throws ScopeMoved; ApiError
 */
export async function changeScope(
  seen: Scope,
  text: ScopeText,
  client: QueryClient,
): Promise<Scope> {
  const { scope_id: scopeId, parent_scope_id, context_references } = seen
  try {
    const { data } = await call({
      method: 'PUT',
      path: endpoints.scope(scopeId),
      body: bodies.replaceScope({
        ...text,
        expected_version: seen.version,
        parent_scope_id: parent_scope_id ?? null,
        context_references,
        external_references: seen.external_references.map(({ kind, value }) => ({ kind, value })),
      }),
      schema: Scope,
      fits: writtenScopeFits(text, scopeId),
      outlivesSession: true,
    })
    return data
  } catch (cause) {
    const isConflict = isApiError(cause) && cause.status === 409
    if (!isConflict && !isOutcomeUnknown(cause)) throw cause
    const now = await readScope(scopeId)
    client.setQueryData(scopeQuery(scopeId).queryKey, now)
    if (now.version === seen.version) throw cause
    if (now.version === seen.version + 1 && sameText(now, text)) return now
    throw new ScopeMoved(now)
  }
}

const sameText = (one: ScopeText, other: ScopeText) =>
  one.title === other.title && one.summary === other.summary

const readScope = async (scopeId: string) =>
  (await call({ path: endpoints.scope(scopeId), schema: Scope, fits: scopeFits(scopeId) })).data
