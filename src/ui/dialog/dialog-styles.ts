/** What a step of the dialog shows, one below the other, never wider than the screen. */
export const dialogContent = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  position: 'relative',
} as const
