/** The parts of the times that `exactTime` writes: the day, the time of day, and the offset from UTC. */
const PARTS = /(\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d(?:\.\d+)?|UTC[+-]\d\d:\d\d)/

/**
 * A text whose exact times ("2026-11-21 10:41:38.120 UTC-05:00") are broken between their parts only. A browser breaks a line
 * behind a hyphen, and half a date is read as another number. The characters stay what they are, so that a copied time can be
 * searched for.
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
