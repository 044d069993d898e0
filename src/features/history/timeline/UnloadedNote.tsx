import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { timelineTexts } from './timeline-texts'

type Props = {
  /** The revisions in view. */
  newest: number
  oldest: number
  pages: number
  onLoad: () => void
}

/** Below the list, where nothing of what is in view is loaded: what it would cost to load it. */
export function UnloadedNote({ newest, oldest, pages, onLoad }: Props) {
  const t = useTexts(timelineTexts)
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'line.main',
        bgcolor: 'neutral.soft',
      }}
    >
      <Typography variant="caption" component="p" sx={{ m: 0, mb: 0.5 }}>
        {t.farAway(newest, oldest)}
      </Typography>
      <Button variant="outlined" onClick={onLoad}>
        {t.loadUpTo(pages)}
      </Button>
    </Box>
  )
}
