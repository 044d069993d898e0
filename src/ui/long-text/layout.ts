import type { CSSProperties } from 'react'
import { fonts } from '../tokens'

/** Height of a line in pixels. */
const LINE_HEIGHT = 20
/** Pixels above the first line and below the last one. */
const BLOCK_PADDING = 8
/** Pixels between the line numbers, or the frame, and the text. */
const START_PADDING = 10
const END_PADDING = 12
/** Screens below this width have no line numbers. */
const NUMBERED = '@media (min-width: 600px)'

/** Pixels that the column of line numbers takes; the same before and after the editor has come. */
const numbersWidth = (lines: number) => 16 + 8 * Math.max(2, String(lines).length)

/** The custom property that holds the width of the line numbers. */
const NUMBERS = '--numbers'

export const lineCount = (text: string) => text.split('\n').length

type Look = { mono: boolean; rows: number }

/**
 * What the plain field and the editor have in common, so that one takes the place of the other and nothing moves. The field
 * grows with its text up to a part of the screen, and scrolls from there.
 */
export const commonLook = ({ mono }: Look) => ({
  fontFamily: mono ? fonts.mono : fonts.text,
  fontSize: '13px',
  lineHeight: `${LINE_HEIGHT}px`,
})

export const heights = ({ rows }: Look) => ({
  minHeight: `${rows * LINE_HEIGHT + 2 * BLOCK_PADDING}px`,
  maxHeight: 'max(52vh, 240px)',
})

export const numbersProperty = (lines: number) =>
  ({ [NUMBERS]: `${numbersWidth(lines)}px` }) as CSSProperties

/** The plain field's own side of it. */
export const plainLook = (look: Look) => ({
  ...commonLook(look),
  ...heights(look),
  fieldSizing: 'content',
  display: 'block',
  width: '100%',
  m: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  overflow: 'hidden auto',
  color: 'inherit',
  bgcolor: 'transparent',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  tabSize: 4,
  py: `${BLOCK_PADDING}px`,
  pr: `${END_PADDING}px`,
  pl: `${START_PADDING}px`,
  [NUMBERED]: { paddingLeft: `calc(var(${NUMBERS}) + ${START_PADDING}px)` },
})

export const editorLayout = {
  '.cm-content': { padding: `${BLOCK_PADDING}px 0` },
  '.cm-line': { padding: `0 ${END_PADDING}px 0 ${START_PADDING}px` },
  '.cm-gutters': {
    display: 'none',
    width: `var(${NUMBERS})`,
    boxSizing: 'border-box',
    justifyContent: 'flex-end',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 0', minWidth: '0' },
  [NUMBERED]: { '.cm-gutters': { display: 'flex' } },
} as const
