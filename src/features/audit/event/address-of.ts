import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import type { AuditFilters } from '../query/audit-search'
import { filterParams } from '../query/server-filters'
import { zoneParam } from '../use-zone'

type List = {
  /** The resource as the address gives it. */
  resourceParam: string
  filters: AuditFilters
  zone: Zone
}

/** The address that shows an event in its list. */
export const addressOf = (event: AuditEvent, { resourceParam, filters, zone }: List) =>
  paths.audit({
    resource: resourceParam,
    // The range starts at the event, so that the link shows it on the first page, however long the list has become.
    from: new Date(event.occurred_at).toISOString(),
    order: 'oldest',
    ...filterParams(filters),
    own: filters.own,
    rows: filters.rows,
    zone: zoneParam(zone),
    event: event.event_id,
  })
