import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { CopyButton } from '../../components/CopyButton'
import { useTexts } from '../../ui/language'
import { artifactsTexts } from './texts'

type Props = {
  text: string
  /** What it is, for the announcement when it is copied. */
  what: string
  /** Characters of code, instructions and JSON stand in the monospace stack. */
  mono?: boolean
}

/** A text of the server as it is, line breaks kept, never markup. One text node, laid out only when it is near. */
export function TextBlock({ text, what, mono = false }: Props) {
  const t = useTexts(artifactsTexts)
  // Characters as the service counts them for its limits: code points, not UTF-16 units.
  const characters = useMemo(() => [...text].length, [text])
  const lines = useMemo(() => text.split('\n').length, [text])
  return (
    <Box
      sx={{ position: 'relative', border: '1px solid', borderColor: 'line.main', borderRadius: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontVariantNumeric: 'tabular-nums',
          borderBottom: '1px solid',
          borderColor: 'line.main',
          pl: 1.5,
          pr: 0.5,
        }}
      >
        <span>{t.size(lines, characters)}</span>
        <CopyButton value={text} what={what} />
      </Box>
      <Box
        component={mono ? 'pre' : 'div'}
        sx={{
          m: 0,
          p: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: mono ? '0.8125rem' : '0.875rem',
          lineHeight: 1.55,
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 320px',
        }}
      >
        {text}
      </Box>
    </Box>
  )
}
