/** Where the parts of the bar of jumps stand, and the room that is kept for them while its code loads. */
export const JUMP_BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  mb: 1,
} as const
export const JUMP_FIELD = { width: { xs: 'calc(100% - 80px)', sm: 220 } } as const
export const JUMP_RANGE = {
  display: 'flex',
  flex: '1 1 280px',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
} as const
