import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { artifactsTable as layout } from './artifacts-table-layout'

const ROWS = 8

/** First load of the table "Artifacts": its rows and columns, announced as loading. */
export function ArtifactsSkeleton() {
  const t = useTexts(sharedTexts)
  const bar = (width: string) => <Skeleton variant="text" width={width} height={16} />
  return (
    <Paper variant="outlined" role="status" aria-label={t.loading} aria-busy="true">
      {Array.from({ length: ROWS + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: ROW_HEIGHT,
            display: 'flex',
            alignItems: 'center',
            borderBottom: row < ROWS ? '1px solid' : 0,
            borderColor: 'line.main',
            '& > div': { px: 1.5 },
          }}
        >
          <Box sx={{ width: { xs: '100%', md: layout.id.width.md } }}>{bar('80%')}</Box>
          <Box sx={{ flex: 1, display: { xs: 'none', md: 'block' } }}>
            {bar(`${80 - ((row * 17) % 40)}%`)}
          </Box>
          <Box sx={{ width: layout.revision.width }}>{bar('60%')}</Box>
          <Box sx={{ width: layout.digest.width, display: { xs: 'none', lg: 'block' } }}>
            {bar('90%')}
          </Box>
          <Box sx={{ width: layout.committed.width, display: { xs: 'none', md: 'block' } }}>
            {bar('70%')}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
