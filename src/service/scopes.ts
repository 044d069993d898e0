import {
  CreateScopeRequest,
  SCOPE_QUERY_FIELDS,
  SetDefaultScopeRequest,
  UpdateScopeRequest,
  type Scope,
} from '../api/contract/scopes'
import { compactJson } from '../lib/json/compact-json'
import { strip } from '../lib/text/strip'
import { decodeListCursor, encodeListCursor } from './cursors'
import {
  invalidFields,
  invalidRequest,
  scopeNotFound,
  ServiceError,
  type FieldError,
} from './errors'
import { newScopeId } from './ids'
import { operation, param, type Input } from './operation'
import { scopeRef } from './resources'
import { readMeta, writeMeta } from './schema'
import {
  findCreation,
  findScope,
  insertScope,
  listAllScopes,
  searchScopes,
  updateScope,
  type ScopeValues,
} from './scopes-store'
import type { Call } from './state'
import { lastOf, NOT_BLANK, numberOf, type FieldErrors } from './parameters'

const server = (call: Call) => ({ type: 'server', deployment_id: call.state.deploymentId }) as const
const CURSOR_MAX = 4096
const FILTERS = [
  'query',
  'query_field',
  'parent_scope_id',
  'external_reference_kind',
  'binding_integration',
  'binding_kind',
  'limit',
  'cursor',
]

export function validateScopeId(input: Input, errors: FieldErrors) {
  errors.length('path', 'scope_id', param(input, 'scope_id'), 1, 256, NOT_BLANK)
}

/** `GET /v1/scopes`: without any filter the whole list at once (contract §4). */
const listScopes = operation({
  id: 'list_scopes',
  method: 'GET',
  path: '/v1/scopes',
  authorize: (_input, _body, call) => [['server.observe', server(call)]],
  validate({ query }, errors) {
    const last = (name: string) => lastOf(query, name)
    errors.length('query', 'query', last('query'), 0, 256)
    const field = last('query_field')
    if (field !== null) errors.oneOf('query', 'query_field', field, SCOPE_QUERY_FIELDS)
    for (const [name, max] of [
      ['parent_scope_id', 256],
      ['external_reference_kind', 128],
      ['binding_integration', 128],
      ['binding_kind', 64],
    ] as const) {
      errors.length('query', name, last(name), 1, max, NOT_BLANK)
    }
    errors.integer('query', 'limit', last('limit'), 1, 100)
    errors.length('query', 'cursor', last('cursor'), 1, CURSOR_MAX)
  },
  handle(call, { query }) {
    requireKnownQuery(query, FILTERS)
    const needle = strip(query.get('query') ?? '') || null
    const field = query.get('query_field')
    if ((needle === null) !== (field === null)) {
      throw invalidRequest('query', 'query and query_field must be provided together')
    }
    requireTidyFilters(query)
    const filters = Object.fromEntries(
      FILTERS.filter((name) => name !== 'cursor').map((name) => [name, query.get(name)]),
    )
    const { database } = call.state
    if (needle === null && FILTERS.every((name) => name.startsWith('query') || !query.has(name))) {
      return { body: { items: listAllScopes(database), next_cursor: null } }
    }
    const limit = numberOf(query.get('limit') ?? '50')
    const bound = { ...filters, limit, list: 'scopes', caller: call.principal?.id ?? null }
    const found = searchScopes(database, {
      query: needle,
      field,
      parent: query.get('parent_scope_id'),
      referenceKind: query.get('external_reference_kind'),
      byIntegration:
        query.has('binding_integration') ||
        query.has('binding_kind') ||
        field === 'binding_external_id',
      after: decodeListCursor(call, bound, query.get('cursor')),
      limit: limit + 1,
    })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return {
      body: { items, next_cursor: last ? encodeListCursor(call, bound, last.scope_id) : null },
    }
  },
})

/** @throws ServiceError 404 when there is no such Scope: who holds a role on one, or any when access is disabled, is told. */
export function requireScope(call: Call, scopeId: string) {
  existingScope(call, scopeId)
}

/** Refuses parameters that the route does not know, or that come twice (contract §2). */
export function requireKnownQuery(
  query: URLSearchParams,
  known: readonly string[],
  repeatable: readonly string[] = [],
) {
  const names = [...query.keys()]
  if (names.some((name) => !known.includes(name) && !repeatable.includes(name))) {
    throw invalidRequest('query', 'contains unknown parameters')
  }
  const single = names.filter((name) => !repeatable.includes(name))
  if (new Set(single).size < single.length) {
    throw invalidRequest('query', 'parameters must be provided at most once')
  }
}

/** A filter is a text without blanks at its ends; the id of a Scope may have them. */
function requireTidyFilters(query: URLSearchParams) {
  const errors = ['parent_scope_id', ...FILTERS.filter((name) => /_kind$|_integration$/.test(name))]
    .filter((name) => {
      const value = query.get(name)
      if (value === null) return false
      return name === 'parent_scope_id' ? strip(value) === '' : value !== strip(value)
    })
    .map((name) => untidy(name))
  if (errors.length > 0) throw invalidFields(422, errors)
}

const untidy = (field: string): FieldError => ({
  type: 'value_error',
  loc: [field],
  msg: `Value error, ${field} must be non-empty without surrounding whitespace`,
})

/** Texts of a Scope carry no white space at their ends, and no reference comes twice (contract §4). */
function requireTidy(values: ScopeValues & { idempotency_key?: string }) {
  const errors: FieldError[] = []
  const refuse = (field: string, rule: string) =>
    errors.push({ type: 'value_error', loc: [field], msg: `Value error, ${rule}` })
  const tidy = (field: string, value: string) => {
    if (value !== strip(value)) errors.push(untidy(field))
  }
  const external = values.external_references ?? []
  for (const { kind, value } of external) {
    tidy('kind', kind)
    tidy('value', value)
    // The real service builds one reference after the other, and all before the Scope: the first fault is the only one.
    if (errors.length > 0) throw invalidFields(422, errors)
  }
  tidy('title', values.title)
  tidy('summary', values.summary)
  // An id may have blanks at its ends. The service takes some ids for blank that its schema accepts.
  const parent = values.parent_scope_id ?? null
  if (parent !== null && strip(parent) === '') errors.push(untidy('parent_scope_id'))
  const references = values.context_references ?? []
  if (references.some((id) => strip(id) === '')) errors.push(untidy('context_references'))
  else if (new Set(references).size < references.length) {
    refuse('context_references', 'Context References must be unique')
  }
  if (new Set(external.map(compactJson)).size < external.length) {
    refuse('external_references', 'external references must be unique')
  }
  if (values.idempotency_key !== undefined) tidy('idempotency_key', values.idempotency_key)
  if (errors.length > 0) throw invalidFields(422, errors)
}

function requireRelations(call: Call, scopeId: string | null, values: ScopeValues) {
  const refuse = (relationship: string, issue: string) =>
    new ServiceError(422, 'invalid_scope_relationship', 'The Scope relationship is invalid.', {
      relationship,
      issue,
    })
  const existing = (id: string) => existingScope(call, id)
  const parent = values.parent_scope_id ?? null
  if (scopeId !== null && parent === scopeId) throw refuse('Parent', 'a Scope cannot parent itself')
  for (let above = parent; above !== null; above = existing(above).parent_scope_id ?? null) {
    if (above === scopeId) throw refuse('Parent', 'relationships must be acyclic')
  }
  for (const reference of values.context_references ?? []) {
    if (reference === scopeId) throw refuse('Context Reference', 'a Scope cannot reference itself')
    existing(reference)
  }
}

const createScope = operation<typeof CreateScopeRequest>({
  id: 'create_scope',
  method: 'POST',
  path: '/v1/scopes',
  body: CreateScopeRequest,
  authorize: (_input, _body, call) => [['server.admin', server(call)]],
  handle(call, _input, body) {
    requireTidy(body)
    const { idempotency_key: idempotencyKey, ...values } = body
    const { database, random } = call.state
    const draft = draftOf(values)
    const earlier = findCreation(database, idempotencyKey)
    if (earlier !== null) {
      if (draftOf(JSON.parse(earlier.draft) as ScopeValues) !== draft) {
        throw new ServiceError(
          409,
          'scope_idempotency_conflict',
          'The Scope creation key identifies different parameters.',
        )
      }
      return { status: 201, body: findScope(database, earlier.scopeId) }
    }
    requireRelations(call, null, values)
    const scopeId = newScopeId(random)
    insertScope(database, { ...values, scope_id: scopeId }, { idempotencyKey, draft })
    return { status: 201, body: findScope(database, scopeId) }
  },
})

/** What a creation asks for, however much of it is written out: a key repeats it whatever stands for the defaults. */
const draftOf = (values: ScopeValues) =>
  compactJson({
    title: values.title,
    summary: values.summary,
    parent_scope_id: values.parent_scope_id ?? null,
    context_references: [...(values.context_references ?? [])].sort(),
    external_references: values.external_references ?? [],
  })

/** In `meta`: the Scope that was chosen to be the default one. */
const DEFAULT_SCOPE = 'default_scope'

/** @throws ServiceError 404 where there is no such Scope, or none was named. */
function existingScope(call: Call, scopeId: string | null): Scope {
  const scope = scopeId === null ? null : findScope(call.state.database, scopeId)
  if (scope === null) throw scopeNotFound()
  return scope
}

const getDefaultScope = operation({
  id: 'get_default_scope',
  method: 'GET',
  path: '/v1/scopes/default',
  authorize: (_input, _body, call) => [['server.observe', server(call)]],
  handle: (call) => ({ body: existingScope(call, readMeta(call.state.database, DEFAULT_SCOPE)) }),
})

const setDefaultScope = operation<typeof SetDefaultScopeRequest>({
  id: 'set_default_scope',
  method: 'PUT',
  path: '/v1/scopes/default',
  body: SetDefaultScopeRequest,
  authorize: (_input, _body, call) => [['server.admin', server(call)]],
  handle(call, _input, { scope_id: scopeId }) {
    const scope = existingScope(call, scopeId)
    writeMeta(call.state.database, DEFAULT_SCOPE, scopeId)
    return { body: scope }
  },
})

const getScope = operation({
  id: 'get_scope',
  method: 'GET',
  path: '/v1/scopes/:scope_id',
  authorize: (input) => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate: validateScopeId,
  handle: (call, input) => ({ body: existingScope(call, param(input, 'scope_id')) }),
})

const replaceScope = operation<typeof UpdateScopeRequest>({
  id: 'update_scope',
  method: 'PUT',
  path: '/v1/scopes/:scope_id',
  body: UpdateScopeRequest,
  authorize: (input) => [['scope.admin', scopeRef(param(input, 'scope_id'))]],
  validate: validateScopeId,
  handle(call, input, { expected_version: expected, ...values }) {
    requireTidy(values)
    const { database } = call.state
    const scopeId = param(input, 'scope_id')
    const current = existingScope(call, scopeId)
    if (current.version !== expected) {
      throw new ServiceError(
        409,
        'scope_version_conflict',
        'The Scope metadata version is stale.',
        {
          expected_version: expected,
          current_version: current.version,
        },
      )
    }
    requireRelations(call, scopeId, values)
    updateScope(database, scopeId, values)
    return { body: findScope(database, scopeId) }
  },
})

/** `default` is no id of a Scope: its routes come first. */
export const scopeOperations = [
  listScopes,
  createScope,
  getDefaultScope,
  setDefaultScope,
  getScope,
  replaceScope,
]
