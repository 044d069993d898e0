/** What stands behind "+ Filter". A chip leads to its field by this name. */
export type FilterField = 'action' | 'subject' | 'order' | 'text' | 'looked' | 'result' | 'time'
