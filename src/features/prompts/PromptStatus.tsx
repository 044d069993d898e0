import Box from '@mui/material/Box'
import { own } from '../../lib/json/own'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

type Props = { status: string; reason: string | null }

/** Whether the server can honour a custom Prompt, and why not; words that the console does not know as they are. */
export function PromptStatus({ status, reason }: Props) {
  const t = useTexts(promptsTexts)
  const supported = status === 'supported'
  return (
    <span>
      <Box
        component="span"
        // Most Prompts are supported: only the others stand out.
        sx={supported ? { color: 'allowed.main' } : { fontWeight: 600, color: 'warning.main' }}
      >
        <span aria-hidden="true">{supported ? '✓ ' : '▲ '}</span>
        {own(t.statuses, status) ?? status}
      </Box>
      {reason && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          — {own(t.reasons, reason) ?? reason}
        </Box>
      )}
    </span>
  )
}
