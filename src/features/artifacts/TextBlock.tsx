import Box from '@mui/material/Box'
import { CopyButton } from '../../components/CopyButton'

type Props = {
  text: string
  /** What it is, for the announcement when it is copied. */
  what: string
  /** Characters of code, instructions and JSON stand in the monospace stack. */
  mono?: boolean
}

/** A text of the server as it is, line breaks kept, never markup. One text node, laid out only when it is near. */
export function TextBlock({ text, what, mono = false }: Props) {
  return (
    <Box
      sx={{ position: 'relative', border: '1px solid', borderColor: 'line.main', borderRadius: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          borderBottom: '1px solid',
          borderColor: 'line.main',
          px: 0.5,
        }}
      >
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
