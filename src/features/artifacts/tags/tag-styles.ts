/** Tags one beside the other. */
export const tagList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  minWidth: 0,
} as const

/** One tag, which may be as long as the screen is wide. */
export const tagBox = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  minHeight: 24,
  px: 1,
  borderRadius: 1,
  bgcolor: 'neutral.soft',
  overflowWrap: 'anywhere',
} as const
