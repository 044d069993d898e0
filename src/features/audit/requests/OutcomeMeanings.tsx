import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { requestTexts } from '../../../components/requests/request-texts'

const EXPLAINED = ['succeeded', 'refused', 'partly', 'given', 'deniedOnly', 'unknown'] as const

/** Each outcome that a row can have, and what it says of the request (contract §6.3). */
export function OutcomeMeanings() {
  const t = useTexts(requestTexts)
  return (
    <Box component="dl" sx={{ m: 0, my: 1, maxWidth: 880 }}>
      {EXPLAINED.map((key) => (
        <Typography
          key={key}
          variant="body2"
          component="div"
          sx={{ display: { xs: 'block', sm: 'flex' }, gap: 1, py: 0.25 }}
        >
          <Box component="dt" sx={{ flex: 'none', width: { sm: 190 }, fontWeight: 600 }}>
            {t.outcomes[key]}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t.meanings[key]}
          </Box>
        </Typography>
      ))}
    </Box>
  )
}
