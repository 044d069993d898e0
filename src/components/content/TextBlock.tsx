import Box from '@mui/material/Box'
import { useMemo, type ReactNode } from 'react'
import { CopyButton } from '../CopyButton'
import { useTexts } from '../../ui/language'
import { PlainText } from './PlainText'
import { contentTexts } from './texts'

type Props = {
  text: string
  /** What it is, for the announcement when it is copied. */
  what: string
  /** Characters of code, instructions and JSON stand in the monospace stack. */
  mono?: boolean
  /** Further buttons, before "Copy". */
  actions?: ReactNode
  /** Another view that is shown instead of the text. "Copy" still copies the text. */
  children?: ReactNode
}

const frame = { border: '1px solid', borderColor: 'line.main', borderRadius: 1 } as const

/** A text of the server as it is, with "Copy". Lines of code also show their size. */
export function TextBlock({ text, what, mono = false, actions, children }: Props) {
  const t = useTexts(contentTexts)
  // Characters as the service counts them for its limits: code points, not UTF-16 units.
  const characters = useMemo(() => [...text].length, [text])
  const lines = useMemo(() => text.split('\n').length, [text])
  const copy = <CopyButton value={text} what={what} />
  if (!mono) {
    return (
      <Box sx={{ ...frame, display: 'flex', alignItems: 'start', pr: 0.5 }}>
        <PlainText text={text} mono={false} />
        <Box sx={{ pt: 1 }}>{copy}</Box>
      </Box>
    )
  }
  return (
    <Box sx={frame}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          alignItems: 'center',
          justifyContent: 'flex-end',
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontVariantNumeric: 'tabular-nums',
          borderBottom: '1px solid',
          borderColor: 'line.main',
          pl: 1.5,
          pr: 0.5,
          '& > span': { mr: 'auto' },
        }}
      >
        <span>{t.size(lines, characters)}</span>
        {actions}
        {copy}
      </Box>
      {children ?? <PlainText text={text} mono />}
    </Box>
  )
}
