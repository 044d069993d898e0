import type { AccessFilters } from '../access-search'
import { filteredRows, rowsOf, type BindingRow, type Shown } from '../shown'

/**
 * The bindings that a review of a resource is about: in force, on it or below it, and given by people. What reaches in from
 * above is reviewed where it stands, and the service itself gives and takes the roles that it manages.
 */
export function reviewableRows(
  shown: Shown,
  { role, subject, q }: Pick<AccessFilters, 'role' | 'subject' | 'q'>,
  nameOf: Parameters<typeof filteredRows>[2],
): BindingRow[] {
  return filteredRows(rowsOf(shown), { role, subject, q }, nameOf).filter(
    ({ binding, place }) =>
      place !== 'above' && shown.rules.get(binding.role)?.systemManaged !== true,
  )
}
