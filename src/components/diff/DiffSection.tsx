import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, type ReactNode, type Ref } from 'react'
import type { Section } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import type { View } from './row-table'
import { SectionTitle } from './SectionTitle'
import { sectionSummary } from './section-summary'
import { ValueChange } from './ValueChange'
import { diffTexts } from './texts'

export type SideTitles = { before: string; after: string }

type Props = {
  section: Section
  view: View
  titles: SideTitles | undefined
  /** Row of its heading. */
  headingRow: number
  /** Pixels: where it starts, how high it is, and how much of its rows is above those that exist. */
  top: number
  height: number
  skipped: number
  /** How many rows its table has, the header not counted. */
  rowCount: number
  /** The value or note row and whether the reader is at it; null when the rows are lines. */
  single: { row: number; current: boolean } | null
  measure: Ref<HTMLDivElement>
  children: ReactNode
}

/** One part of a content: its heading with what changed in it, and those of its rows that are near the view. */
export function DiffSection(props: Props) {
  const { section, view, titles, headingRow, single, measure, children } = props
  const t = useTexts(diffTexts)
  const headingId = useId()
  const names = { before: titles?.before ?? t.before, after: titles?.after ?? t.after }
  const lines = section.kind !== 'value' && section.diff.blocks.length > 0
  return (
    // No landmark: a conflict shows two comparisons of the same fields.
    <div
      role="group"
      data-part="section"
      aria-labelledby={headingId}
      style={{ top: props.top, height: props.height }}
    >
      <div ref={measure} data-index={headingRow} data-part="heading">
        <h3 id={headingId}>
          <SectionTitle section={section} />
        </h3>
        <small>{sectionSummary(section, t)}</small>
      </div>
      {single && (
        <div
          ref={measure}
          data-index={single.row}
          data-part="single"
          data-current={single.current || undefined}
        >
          <ValueChange section={section} />
        </div>
      )}
      {lines && (
        <div
          role="table"
          aria-labelledby={headingId}
          aria-rowcount={props.rowCount + 1}
          data-view={view}
          style={{ paddingTop: props.skipped }}
        >
          <div role="row" aria-rowindex={1} style={visuallyHidden}>
            <span role="columnheader">{t.lineOf(names.before)}</span>
            {view === 'split' && <span role="columnheader">{names.before}</span>}
            <span role="columnheader">{t.lineOf(names.after)}</span>
            <span role="columnheader">{view === 'split' ? names.after : t.text}</span>
          </div>
          {children}
        </div>
      )}
    </div>
  )
}
