import { withParams } from '../../../routing/search-params'
import {
  readLoadedFilters,
  withValue,
  type LoadedField,
  type LoadedFilters,
} from '../filters/loaded-filters'

/** What a row of the summary stands for, as filters: they leave exactly the events that the row counts. */
export type Only = Partial<Record<LoadedField, string>>

/** For each table, a function from the key of a row to the filters that leave what the row counts. */
export const ONLY_OF = {
  principals: (principal: string): Only => ({ principal }),
  resources: (on: string): Only => ({ on }),
  operations: (operation: string): Only => ({ operation }),
  // The table counts denied events alone, and a reason might stand in an allowed one too.
  deniedReasons: (reason: string): Only => ({ reason, outcome: 'denied' }),
}

const termsOf = (only: Only) => Object.entries(only) as [LoadedField, string][]

/** Whether the list is narrowed to this. */
export const isOnly = ({ only: set }: LoadedFilters, only: Only) =>
  termsOf(only).every(([field, value]) => set[field]?.length === 1 && set[field][0] === value)

/**
 * The same address, narrowed to this. Other values of its fields go, since they would be alternatives to it; the event that is
 * open goes too, since another list does not show it.
 */
export function withOnly(now: URLSearchParams, only: Only): URLSearchParams {
  const next = withParams(now, { event: null })
  return termsOf(only).reduce((params, [field, value]) => {
    params.delete(field)
    return withValue(params, field, value, 'only')
  }, next)
}

/** The same address without it. */
export const withoutOnly = (now: URLSearchParams, only: Only): URLSearchParams =>
  termsOf(only).reduce(
    (params, [field, value]) => withValue(params, field, value, null),
    withParams(now, { event: null }),
  )

/** Whether an address can hold it: an id may be longer than that. */
export const fitsAddress = (only: Only) =>
  isOnly(readLoadedFilters(withOnly(new URLSearchParams(), only)), only)
