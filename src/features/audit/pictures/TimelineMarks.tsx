import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { useId } from 'react'
import type { Known } from './buckets'

type Props = { known: readonly Known[]; policyChanges: readonly number[] }

/** Side of the triangle of a policy change, in px. */
const TICK = 6

/** What the bars alone do not tell: hatched where nothing was read, a triangle where a role binding changed. */
export function TimelineMarks({ known, policyChanges }: Props) {
  const patternId = useId()
  const { top, height } = useDrawingArea()
  const scale = useXScale<'band'>()
  const step = scale.step()
  const x = (bar: number) => (scale(bar) ?? 0) - (step - scale.bandwidth()) / 2
  return (
    <g aria-hidden="true">
      <defs>
        <pattern
          id={patternId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="6" stroke="var(--sc-palette-line-strong)" strokeWidth="2" />
        </pattern>
      </defs>
      {known.map((how, bar) =>
        how === 'all' ? null : (
          <rect
            key={bar}
            x={x(bar)}
            y={top}
            width={step}
            height={height}
            fill={`url(#${patternId})`}
            opacity={how === 'none' ? 0.9 : 0.4}
          />
        ),
      )}
      {policyChanges.map((changes, bar) => {
        if (changes === 0) return null
        const middle = x(bar) + step / 2
        return (
          <path
            key={bar}
            d={`M${middle - TICK / 2} ${top - TICK - 1}h${TICK}l${-TICK / 2} ${TICK}z`}
            fill="var(--sc-palette-restored-main)"
          />
        )
      })}
    </g>
  )
}
