import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../ui/language'
import { parseMarkdown, RENDERED_KIB_MAX } from './parse-markdown'
import { partsOf } from './parts'
import { renderedStyle } from './rendered-style'
import { markdownTexts } from './texts'

type Props = {
  text: string
  /** Shown instead of a text that cannot be rendered. */
  source: ReactNode
}

/** A rendered Markdown text. HTML in it stays text, and no address in it is loaded. */
export function Rendered({ text, source }: Props) {
  const t = useTexts(markdownTexts)
  const parsed = useMemo(() => parseMarkdown(text), [text])
  const parts = useMemo(() => parsed.tokens && partsOf(parsed.tokens, t), [parsed, t])
  if (parsed.tokens === null) {
    return (
      <>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 1.5, pt: 1.5 }}>
          {parsed.why === 'size' ? t.tooLarge(RENDERED_KIB_MAX) : t.tooDeep}
        </Typography>
        {source}
      </>
    )
  }
  return <Box sx={renderedStyle}>{parts}</Box>
}
