import Box from '@mui/material/Box'

/** A text of the server as it is, line breaks kept, never markup. One text node, laid out only when it is near. */
export function PlainText({ text, mono }: { text: string; mono: boolean }) {
  return (
    <Box
      component={mono ? 'pre' : 'div'}
      sx={{
        flex: 1,
        m: 0,
        p: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: mono ? '0.8125rem' : '0.875rem',
        lineHeight: 1.55,
        contentVisibility: 'auto',
        containIntrinsicBlockSize: mono ? 'auto 320px' : 'auto 120px',
      }}
    >
      {text}
    </Box>
  )
}
