/** Height of the strip in px, bars and scrubber together. Its room is kept from the first paint. */
export const STRIP_HEIGHT = 48
/** Of that, the line along which the list is gone through. */
export const LANE_HEIGHT = 16

export const STRIP = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1,
  height: STRIP_HEIGHT,
  flex: 'none',
  mb: 0.5,
} as const
/** Two rows of buttons beside the bars, as high as the strip. */
export const STRIP_BUTTONS = {
  display: 'grid',
  gridTemplateRows: '24px 24px',
  '& button': { minHeight: 24, py: 0, px: 1, fontSize: '0.75rem', lineHeight: 1 },
} as const
