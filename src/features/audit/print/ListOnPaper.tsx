import { Suspense } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import { usePrintedAt } from '../../../ui/printing'
import { PrintedList } from '../load-after-rows'
import type { RequestColumn } from '../requests/request-columns'
import type { CellName } from '../table/cell-fields'
import type { AuditListState } from '../use-audit-list'

type Props = {
  list: AuditListState
  /** The columns of decisions. */
  columns: readonly CellName[]
  requestColumns: readonly RequestColumn[]
  zone: Zone
}

/** The rows on display for paper, while the browser prints. */
export function ListOnPaper(props: Props) {
  const isPrinted = usePrintedAt() !== null
  if (!isPrinted || props.list.display.length === 0) return null
  return (
    <Suspense fallback={null}>
      <PrintedList {...props} />
    </Suspense>
  )
}
