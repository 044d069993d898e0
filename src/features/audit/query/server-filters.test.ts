import { expect, it } from 'vitest'
import { ListAuditRequest } from '../../../api/contract/audit'
import { readAuditSearch } from './audit-search'
import {
  filterParams,
  SERVER_FILTER_NAMES,
  serverFiltersOf,
  splitsRequests,
  type ServerFilters,
} from './server-filters'

const filters: ServerFilters = {
  action: 'scope.read',
  subject: { type: 'service', id: 'a:b' },
  result: 'denied',
}

it('has every filter that the server knows', () => {
  const others = ['resource', 'time_range', 'cursor', 'limit']
  const known = Object.keys(ListAuditRequest.entries).filter((name) => !others.includes(name))
  expect(SERVER_FILTER_NAMES.toSorted()).toEqual(known.toSorted())
})

it('reads from an address what it has written there', () => {
  const params = new URLSearchParams(filterParams(filters))
  expect(params.toString()).toBe('action=scope.read&subject=service%3Aa%3Ab&result=denied')
  expect(readAuditSearch(params)).toEqual(filters)
})

it('gives a request those that are set, and nothing else', () => {
  expect(serverFiltersOf({ ...filters, action: null, result: undefined })).toEqual({
    subject: { type: 'service', id: 'a:b' },
  })
  const more = { result: 'allowed', start: null, limit: 5 } as const
  expect(serverFiltersOf(more)).toEqual({ result: 'allowed' })
})

it('knows which filters leave out single decisions of a request', () => {
  expect(splitsRequests({ action: 'scope.read' })).toBe(true)
  expect(splitsRequests({ result: 'denied' })).toBe(true)
  expect(splitsRequests({ subject: { type: 'user', id: 'ada' }, action: null })).toBe(false)
})
