import {
  Fragment,
  memo,
  startTransition,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import type { Binding } from '../../api/contract/access'
import { LoadMore } from '../../components/LoadMore'
import { useTexts } from '../../ui/language'
import { BindingLine } from './BindingLine'
import { PLACES, type BindingRow, type Shown } from './shown'
import { AccessTable } from './table-layout'
import { tableTexts } from './table-texts'
import { TableHead } from './TableHead'

/**
 * Rows that are added at a time: of ten thousand, nobody reads more than the filters leave. React puts all of them into the page in one
 * task, and the browser lays them out in another, so that a hundred would keep the page busy for too long (docs/bench.md).
 */
const STEP = 50

type Props = {
  label: string
  shown: Shown
  rows: readonly BindingRow[]
  /** What can be done with a binding, at the end of its row. */
  actionsOf?: (binding: Binding) => ReactNode
  /** When a binding was last used, as far as is known. */
  lastUseOf?: (binding: Binding) => ReactNode
}

/** The table "Bindings": what is on the resource itself, what it inherits and what is on its Artifacts, each by itself. */
export const BindingsTable = memo(function BindingsTable({
  label,
  shown,
  rows,
  actionsOf,
  lastUseOf,
}: Props) {
  const t = useTexts(tableTexts)
  const [limit, setLimit] = useState(STEP)
  const groups = t.groups[shown.resource.type]
  const columns = [t.who, t.role, t.on, t.granted, t.standing, ...(actionsOf ? [t.actions] : [])]
  const drawn = rows.slice(0, limit)
  // Head and rows are grids of their own: a width that content decides would differ between them.
  const style = {
    '--columns': `minmax(0, 1.5fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 0.9fr)${actionsOf ? ' 248px' : ''}`,
  } as CSSProperties
  return (
    <>
      <AccessTable role="table" aria-label={label} aria-rowcount={rows.length + 1} style={style}>
        <TableHead columns={columns} />
        {PLACES.map((place) => {
          const those = drawn.filter((row) => row.place === place)
          if (those.length === 0) return <Fragment key={place} />
          return (
            <div role="rowgroup" key={place} className="body">
              <div role="row" className="group">
                <div role="rowheader">{groups[place]}</div>
              </div>
              {those.map((row) => (
                <BindingLine
                  key={row.binding.binding_id}
                  row={row}
                  shown={shown}
                  lastUseOf={lastUseOf}
                  actionsOf={actionsOf}
                />
              ))}
            </div>
          )
        })}
      </AccessTable>
      <LoadMore
        hasMore={drawn.length < rows.length}
        loading={false}
        error={null}
        onLoadMore={() => startTransition(() => setLimit(limit + STEP))}
      />
    </>
  )
})
