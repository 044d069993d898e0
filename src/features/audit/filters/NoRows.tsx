import { lazy, Suspense } from 'react'
import type { AuditFilters } from '../query/audit-search'
import type { AuditListState } from '../use-audit-list'

// Most lists have something to show.
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList')).EmptyList }))
const NothingShown = lazy(async () => ({ default: (await import('./NothingShown')).NothingShown }))

type Props = {
  list: AuditListState
  filters: AuditFilters
  /** Asks for the events of another subject. */
  onSubject: (subject: string) => void
  onShowOwn: () => void
}

/** Why the list has no row, where it has none: nothing matches, or nothing of it is on display. */
export function NoRows({ list, filters, onSubject, onShowOwn }: Props) {
  const { shown, snapshot } = list
  const isLoaded = snapshot.rows.length > 0
  const isWhole = snapshot.phase === 'complete'
  return (
    <Suspense fallback={null}>
      {!isLoaded && isWhole && <EmptyList filters={filters} onSubject={onSubject} />}
      {isLoaded && shown.isKnown && shown.length === 0 && (
        <NothingShown hidden={shown.hidden} isWhole={isWhole} onShowOwn={onShowOwn} />
      )}
    </Suspense>
  )
}
