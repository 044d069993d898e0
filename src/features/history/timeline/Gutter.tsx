import {
  arcPath,
  arrowPath,
  DOT_Y,
  dotX,
  gutterWidth,
  laneX,
  trunkPath,
  type Dot,
} from './gutter-geometry'
import type { PlacedLink } from './links'

export type DrawnRow = {
  revision: number
  top: number
  dot: Dot
}

type Props = {
  /** The rows that exist, from the newest to the oldest, without a hole. */
  rows: readonly DrawnRow[]
  bottom: number
  /** Two lanes where a family has modes, otherwise one. */
  lanes: number
  links: readonly PlacedLink[]
  head: number
  /** The oldest revision of all. */
  first: number
  from: number
  to: number
}

/**
 * The lines at the left of the list: a dot a revision in the lane of its mode, the stretch between the two ends, an arc from
 * each restore to what it restored. It says nothing that the rows do not say in words, so it is hidden from
 * screen readers.
 */
export function Gutter({ rows, bottom, lanes, links, head, first, from, to }: Props) {
  const top = rows[0]?.top
  if (top === undefined) return null
  const at = new Map(
    rows.map((row) => [row.revision, { x: dotX(row.dot, lanes), y: row.top + DOT_Y - top }]),
  )
  const height = bottom - top
  const newest = rows[0]?.revision ?? 0
  const oldest = rows.at(-1)?.revision ?? 0
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const steps = rows.map((row, index) => {
    const here = at.get(row.revision) ?? { x: 0, y: 0 }
    const next = rows[index + 1]
    const there = next && at.get(next.revision)
    return { row, here, there: there ?? (row.revision > first ? { x: here.x, y: height } : null) }
  })
  const start = steps[0]
  return (
    <svg
      className="gutter"
      aria-hidden="true"
      focusable="false"
      width={gutterWidth(lanes)}
      height={height}
      // What it draws stays where it is, although it begins at another row: not so by `top`, in the browser's eyes.
      style={{ transform: `translateY(${top}px)` }}
    >
      {lanes > 1 &&
        [0, 1].map((lane) => (
          <line key={lane} className="guide" x1={laneX(lane)} x2={laneX(lane)} y1={0} y2={height} />
        ))}
      {start && start.row.revision < head && (
        <path className="trunk" d={trunkPath(start.here.x, 0, start.here.x, start.here.y)} />
      )}
      {steps.map(({ row, here, there }) =>
        there ? (
          <path
            key={row.revision}
            className={row.revision > low && row.revision <= high ? 'span' : 'trunk'}
            d={trunkPath(here.x, here.y, there.x, there.y)}
          />
        ) : null,
      )}
      {links
        .filter((link) => link.newer >= oldest && link.older <= newest)
        .map((link) => {
          const newer = at.get(link.newer) ?? null
          const older = at.get(link.older) ?? null
          const kind = link.kind === 'same' ? ' same' : link.merged ? ' merged' : ''
          return (
            <g key={link.newer}>
              <path
                className={`arc${kind}`}
                d={arcPath(lanes, link.lane, newer, older, 0, height)}
              />
              {older && <path className={`arrow${kind}`} d={arrowPath(older)} />}
            </g>
          )
        })}
      {steps.map(({ row, here }) => {
        const end = row.revision === from || row.revision === to
        return (
          <g key={row.revision}>
            {row.revision === head && <circle className="halo" cx={here.x} cy={here.y} r={8} />}
            {end && <circle className="handle" cx={here.x} cy={here.y} r={7} />}
            <circle className={`dot ${row.dot}`} cx={here.x} cy={here.y} r={end ? 3 : 4} />
          </g>
        )
      })}
    </svg>
  )
}
