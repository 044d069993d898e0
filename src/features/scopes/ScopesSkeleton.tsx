import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { scopesTable } from './scopes-table-layout'

const ROWS = 10

/** First load of the table "Scopes": its rows and columns, announced as loading. */
export function ScopesSkeleton() {
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
          <Box sx={{ flex: 1 }}>{bar(`${70 - ((row * 13) % 35)}%`)}</Box>
          <Box sx={[scopesTable.id, { display: { xs: 'none', md: 'block' } }]}>{bar('90%')}</Box>
          <Box sx={{ flex: 1, display: { xs: 'none', md: 'block' } }}>
            {bar(`${95 - ((row * 17) % 40)}%`)}
          </Box>
          <Box sx={[scopesTable.parent, { display: { xs: 'none', lg: 'block' } }]}>
            {bar('60%')}
          </Box>
          <Box sx={scopesTable.authority}>{bar('55%')}</Box>
        </Box>
      ))}
    </Paper>
  )
}
