import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { memo, useEffect, useMemo, useState } from 'react'
import { cutAt } from '../../lib/text/cut-text'
import { CutNote } from './CutNote'
import { copyPieces } from './copy-pieces'
import { laidOutPieces, type LaidOut } from './laid-out-pieces'

/** Height in pixels and letters of a line, to guess how high a piece is until the browser lays it out. */
const LINE = { height: 21, letters: 100 }

type Props = { text: string; mono: boolean; sx: SxProps }

/**
 * A text that is too long to be laid out as a whole. It stands in pieces, and the browser lays out those that are near. A very
 * long text is cut until somebody asks for the rest; React then adds one piece at a time, so that no task of the page is long.
 */
export function LongPlainText({ text, mono, sx }: Props) {
  const [asked, setAsked] = useState<number | null>(null)
  const end = asked === null ? cutAt(text) : text.length
  const pieces = useMemo(() => laidOutPieces(text.slice(0, end)), [text, end])
  const count = asked ?? pieces.length
  useEffect(copyPieces, [])
  useEffect(() => {
    if (count >= pieces.length) return
    const next = setTimeout(() => setAsked(count + 1))
    return () => clearTimeout(next)
  }, [count, pieces])
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box component={mono ? 'pre' : 'div'} sx={sx}>
        {pieces.slice(0, count).map((piece, index) => (
          <Piece key={index} piece={piece} />
        ))}
      </Box>
      {end < text.length && (
        <CutNote text={text} shown={end} onAll={() => setAsked(pieces.length)} />
      )}
    </Box>
  )
}

/** React keeps a piece as it is when the next one comes: one with hidden characters has thousands of elements. */
const Piece = memo(function Piece({ piece: { text, goesOn } }: { piece: LaidOut }) {
  const lines = Math.max(text.split('\n').length, text.length / LINE.letters)
  return (
    <div
      data-goes-on={goesOn || undefined}
      style={{
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${Math.ceil(lines) * LINE.height}px`,
        overflowX: 'auto',
      }}
    >
      {/* A block without a letter would have no height. */}
      {text === '' ? '\n' : text}
    </div>
  )
})
