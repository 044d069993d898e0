import { GetStatsRequest, PERIOD_DAYS, type ScopeSelection } from '../api/contract/stats'
import { formatInstant, type Micros } from '../lib/date/micros'
import type { Check } from './authorization'
import { invalidFields } from './errors'
import { operation } from './operation'
import { scopeRef } from './resources'
import { requireScope } from './scopes'
import { listAllScopes, listChildren } from './scopes-store'
import type { Call } from './state'
import { citedFailures, countsOf, type Counts } from './stats-store'

type Period = keyof typeof PERIOD_DAYS

/** `POST /v1/stats`: what there is in some Scopes (contract §4.10). */
const getStats = operation<typeof GetStatsRequest>({
  id: 'get_stats',
  method: 'POST',
  path: '/v1/stats',
  body: GetStatsRequest,
  authorize: (_input, { selection }, { state }): Check[] =>
    selection.mode === 'exact'
      ? selection.scope_ids.map((id) => ['scope.read', scopeRef(id)])
      : [['server.observe', { type: 'server', deployment_id: state.deploymentId }]],
  handle(call, _input, { selection, period }) {
    const scopeIds = selectedIn(call, selection)
    const now = call.state.now()
    const { database } = call.state
    const { together, byScope } = countsOf(database, scopeIds)
    const told = { usage: usageOf(period, now), recall: recallOf(period, now) }
    return {
      headers: { 'Cache-Control': 'no-store' },
      body: {
        selection: selection.mode === 'exact' ? { ...selection, scope_ids: scopeIds } : selection,
        scope_ids: scopeIds,
        as_of: formatInstant(now),
        inventory: inventoryOf(together),
        ...told,
        by_scope: [...byScope].map(([id, counts]) => ({
          scope_id: id,
          inventory: inventoryOf(counts),
          ...told,
          recurrence: { ...NO_RECURRENCE, unlinked_handoff_citations: citedFailures(database, id) },
        })),
      },
    }
  },
})

/** @throws ServiceError 422 where one is named twice, 404 where there is none of that id. */
function selectedIn(call: Call, selection: ScopeSelection): string[] {
  const { database } = call.state
  switch (selection.mode) {
    case 'all':
      return listAllScopes(database).map(({ scope_id: id }) => id)
    case 'exact': {
      const ids = selection.scope_ids
      if (new Set(ids).size < ids.length) {
        const msg = 'Value error, Scope ids must be unique'
        throw invalidFields(422, [{ type: 'value_error', loc: ['scope_ids'], msg }])
      }
      ids.forEach((id) => requireScope(call, id))
      return [...ids].sort()
    }
    case 'subtree': {
      requireScope(call, selection.root_scope_id)
      // The list grows while it is walked: after the root come its children, then theirs.
      const ids = [selection.root_scope_id]
      for (const id of ids) ids.push(...listChildren(database, id))
      return ids
    }
  }
}

const total = (map: Map<string, number>) => [...map.values()].reduce((sum, n) => sum + n, 0)

/** The embedded service proposes nothing and extracts no memories from Sources. */
function inventoryOf({ sources, families, kinds }: Counts) {
  const entries = (n: number) => ({ total: n, active: n, inactive: 0 })
  return {
    sources: { total: sources, memory_processed: 0, memory_pending: sources },
    artifacts: {
      total: total(families),
      by_family: [...families].map(([family, n]) => ({ family, total: n })),
    },
    candidates: { total: 0, pending: 0, approved: 0, rejected: 0, by_family: [] },
    memory: {
      entries: {
        ...entries(total(kinds)),
        by_kind: [...kinds].map(([kind, n]) => ({ kind, ...entries(n) })),
      },
    },
  }
}

const DAY: Micros = 86_400_000_000
const NO_CALLS = { requests: 0, input_tokens: 0, output_tokens: 0 }
const NO_USAGE = { generation: NO_CALLS, embedding: NO_CALLS }
const NO_RECALL = {
  preparations: 0,
  ready_preparations: 0,
  comparable_preparations: 0,
  baseline_tokens: 0,
  recalled_tokens: 0,
  token_reduction: 0,
}
const NO_RECURRENCE = {
  selected: 0,
  recurred: 0,
  avoided: 0,
  unknown: 0,
  unlinked_handoff_citations: 0,
  needing_review: 0,
  top_revisions: [],
}

/** The days of a period in UTC, the first one first. */
function daysOf(period: Period, now: Micros) {
  const count = PERIOD_DAYS[period]
  return Array.from({ length: count }, (_, at) =>
    formatInstant(now - (count - 1 - at) * DAY).slice(0, 10),
  )
}

function periodOf(period: Period, now: Micros) {
  const days = daysOf(period, now)
  return { preset: period, start_date: days[0], end_date: days.at(-1), timezone: 'UTC' }
}

/** The embedded service asks no model for anything. */
const usageOf = (period: Period, now: Micros) => ({
  period: periodOf(period, now),
  totals: NO_USAGE,
  by_purpose: [],
  daily: daysOf(period, now).map((date) => ({ date, ...NO_USAGE, by_purpose: [] })),
})

/** It prepares no context either; the estimator is the one that the real service would count with. */
const recallOf = (period: Period, now: Micros) => ({
  period: periodOf(period, now),
  estimator: { estimator_id: 'character:weighted', version: '1' },
  totals: NO_RECALL,
  daily: daysOf(period, now).map((date) => ({ date, ...NO_RECALL })),
})

export const statsOperations = [getStats]
