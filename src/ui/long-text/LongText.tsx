import Box from '@mui/material/Box'
import { useMemo, useRef } from 'react'
import { cutAt } from '../../lib/text/cut-text'
import type { Place } from './faulty-places'
import { commonLook, heights, lineCount, numbersProperty, plainLook } from './layout'
import { useEditor } from './use-editor'

type Props = {
  id: string
  /** Id of the element that names it. */
  labelledBy: string
  describedBy: string
  text: string
  onText: (text: string) => void
  /** UTF-16 units that a text may grow to: laying out ten million characters would stop the page. */
  most: number
  /** Told how long the text would have become that was not taken over. */
  onRefused: (length: number) => void
  invalid: boolean
  mono: boolean
  /** Lines of an empty one. */
  rows: number
  /** Stretches that are wrong. */
  faults?: readonly Place[]
}

const NONE: readonly Place[] = []
/** More than a Prompt holds, which can be typed in at once. */
const AT_ONCE = { characters: 40_000, lines: 4_000 }

/**
 * A text of many lines, with line numbers, search and undo. A plain field is there at once; the editor takes its place when its
 * code has come (decision 28).
 */
export function LongText(props: Props) {
  const { id, labelledBy, describedBy, text, onText, most, onRefused, invalid, mono, rows } = props
  const room = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const attributes = useMemo(
    () => ({
      id,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(invalid),
      spellcheck: String(!mono),
      // It has the focus without this, too: axe asks for it around what scrolls.
      tabindex: '0',
    }),
    [id, labelledBy, describedBy, invalid, mono],
  )
  const accepts = (length: number, before: number) => {
    if (length <= most || length <= before) return true
    onRefused(length)
    return false
  }
  const { faults = NONE } = props
  const { editor, isLate } = useEditor(room, plain, {
    id,
    text,
    attributes,
    faults,
    onText,
    accepts,
  })
  // A plain field lays out all that it holds, which stops the page for a long text. So it holds the beginning of such a text.
  const plainText = editor || isLate ? text : text.slice(0, cutAt(text, AT_ONCE))
  const look = { mono, rows }
  const border = invalid ? 'error.main' : 'line.strong'
  return (
    <Box
      ref={room}
      style={numbersProperty(lineCount(text))}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: border,
        borderRadius: 1,
        bgcolor: 'background.paper',
        scrollMarginBottom: 96,
        // The frame shows the focus of what is typed in, as it does around other fields.
        '&:has(> textarea:focus, .cm-content:focus)': {
          outline: '2px solid',
          outlineColor: invalid ? 'error.main' : 'primary.main',
          outlineOffset: '-2px',
        },
        '& > .cm-editor': { ...commonLook(look), maxHeight: heights(look).maxHeight },
        // Twice: the editor's own rules come after the page's, and would win over as many classes.
        '&& .cm-content, && .cm-gutter': { minHeight: heights(look).minHeight },
      }}
    >
      {!editor && (
        <Box
          component="textarea"
          ref={plain}
          id={id}
          rows={rows}
          value={plainText}
          readOnly={plainText.length < text.length}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          spellCheck={!mono}
          onChange={({ target: { value } }) => {
            if (accepts(value.length, text.length)) onText(value)
          }}
          onPaste={(event) => {
            const { length } = event.clipboardData.getData('text/plain')
            // Not even put in.
            if (length > most && !accepts(text.length + length, text.length)) event.preventDefault()
          }}
          sx={plainLook(look)}
        />
      )}
    </Box>
  )
}
