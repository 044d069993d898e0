import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { browserStorage } from '../../../lib/storage/browser-storage'
import type { EventRows } from '../store/rows'
import { COLUMN_NAMES, type CellName } from './cell-fields'
import { columnsOf, type ColumnChoice } from './columns'

const KEY = 'scope-console.audit-columns'
const Kept = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.picklist(COLUMN_NAMES), v.boolean())),
  {},
)

/** The columns of the table, and what was chosen of them, which the browser keeps. */
export function useColumns(rows: EventRows) {
  const [choice, setChoice] = useState<ColumnChoice>(() =>
    v.parse(Kept, browserStorage.get(KEY) ?? '{}'),
  )
  const { shown, same } = columnsOf(rows, choice)
  const key = shown.join(' ')
  // The rows that exist are drawn anew when this is another list: while events come in it is the same one.
  const columns = useMemo(() => key.split(' ') as CellName[], [key])
  const choose = (next: ColumnChoice) => {
    browserStorage.set(KEY, JSON.stringify(next))
    setChoice(next)
  }
  return { columns, same, choice, choose }
}
