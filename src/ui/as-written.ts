/**
 * A block of somebody's text as it was written: line breaks kept, each line in its own direction. Within it there is no
 * sentence of the console's that a name could turn, so no part of it stands by itself (decision 15).
 */
export const asWritten = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '& bdi': { unicodeBidi: 'normal' },
} as const
