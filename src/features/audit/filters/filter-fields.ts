import type { ServerFilter } from '../query/server-filters'

/** What stands behind "+ Filter". A chip leads to its field by this name. */
export type FilterField = ServerFilter | 'order' | 'text' | 'looked' | 'time'
