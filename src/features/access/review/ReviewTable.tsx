import { startTransition, useDeferredValue, useState, type CSSProperties } from 'react'
import { reachOf } from '../../../access/reach'
import { LoadMore } from '../../../components/LoadMore'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { AccessTable } from '../table-layout'
import { tableTexts } from '../table-texts'
import { TableHead } from '../TableHead'
import type { ReviewRow } from './review-row'
import { ReviewLine } from './ReviewLine'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

/** Rows that are added at a time: each has fields. */
const STEP = 50
/** Rows that are there at once; the others are drawn behind them. */
const FIRST = 10

type Props = {
  rows: readonly ReviewRow[]
  shown: Shown
  work: ReturnType<typeof useReview>
  isReading: boolean
}

const columns = (placed: boolean) =>
  ({
    '--columns': `minmax(0, 1.2fr) minmax(0, 1.2fr) ${placed ? 'minmax(0, 0.9fr) ' : ''}minmax(0, 1.3fr) minmax(0, 0.9fr) minmax(0, 2.6fr)`,
  }) as CSSProperties

/** The bindings under review, each with who granted it, how it ends, and what is decided. */
export function ReviewTable({ rows, shown, work, isReading }: Props) {
  const t = useTexts(reviewTexts)
  const table = useTexts(tableTexts)
  const [limit, setLimit] = useState(STEP)
  const drawn = useDeferredValue(limit, FIRST)
  const { resource } = shown
  const first = resource.type === 'artifact' ? resource : rows[0]?.item.seen.resource
  // The heading above names one resource, whose rows need no column. That of an Artifact does not name the Scope whose bindings reach it.
  const placed = rows.some(({ item }) => !first || reachOf(item.seen.resource, first) !== 'direct')
  const heads = [
    table.who,
    table.role,
    ...(placed ? [table.on] : []),
    table.granted,
    table.standing,
    t.decision,
  ]
  return (
    <>
      <AccessTable
        role="table"
        aria-label={t.table}
        aria-rowcount={rows.length + 1}
        style={columns(placed)}
      >
        <TableHead columns={heads} />
        <div role="rowgroup" className="body">
          {rows.slice(0, drawn).map(({ item, since }) => (
            <ReviewLine
              key={item.seen.binding_id}
              item={item}
              since={since}
              shown={shown}
              placed={placed}
              isReading={isReading}
              uses={work.review?.uses ?? null}
              onChange={work.setItem}
            />
          ))}
        </div>
      </AccessTable>
      <LoadMore
        hasMore={limit < rows.length}
        loading={false}
        error={null}
        onLoadMore={() => startTransition(() => setLimit(limit + STEP))}
      />
    </>
  )
}
