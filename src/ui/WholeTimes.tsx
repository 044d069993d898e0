/** The parts of the times that `exactTime` writes: the day, the time of day, and the offset from UTC. */
const PARTS = /(\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d(?:\.\d+)?|UTC[+-]\d\d:\d\d)/

/**
 * Shows a text whose exact times ("2026-11-21 10:41:38.120 UTC-05:00") break between their parts only. A browser may end a line
 * after any hyphen, and people read half a date as another number. Each hyphen stays an ordinary one, so that a search finds a
 * time that somebody has copied.
 */
export function WholeTimes({ text }: { text: string }) {
  const pieces = text.split(PARTS).map((piece, index) =>
    // Each second piece is what the expression has caught.
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
  // Only what is a child of JSX has its hidden characters marked (decision 15).
  return <>{pieces}</>
}
