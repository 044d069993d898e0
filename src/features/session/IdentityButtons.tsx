import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Identity } from '../../api/config'
import { useTexts } from '../../ui/language'
import { sessionTexts } from './texts'

type Props = {
  identities: readonly Identity[]
  disabled: boolean
  onChoose: (identity: Identity) => void
}

/** The identities of a demonstration, each a button (screens §2). */
export function IdentityButtons({ identities, disabled, onChoose }: Props) {
  const t = useTexts(sessionTexts)
  return (
    <Box component="section" aria-labelledby="identities">
      <Typography variant="h2" id="identities">
        {t.identities}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t.identitiesHelp}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {identities.map((identity, index) => (
          <Button
            key={identity.token}
            variant="outlined"
            disabled={disabled}
            aria-labelledby={`identity-label-${index}`}
            aria-describedby={`identity-hint-${index}`}
            onClick={() => onChoose(identity)}
            sx={{
              display: 'block',
              textAlign: 'left',
              whiteSpace: 'normal',
              py: 0.75,
              bgcolor: 'background.paper',
              borderColor: 'line.main',
            }}
          >
            <span id={`identity-label-${index}`}>{identity.label}</span>
            <Typography
              variant="caption"
              color="textSecondary"
              component="span"
              id={`identity-hint-${index}`}
              sx={{ display: 'block' }}
            >
              {identity.hint}
            </Typography>
          </Button>
        ))}
      </Box>
    </Box>
  )
}
