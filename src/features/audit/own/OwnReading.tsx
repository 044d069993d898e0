import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTexts } from '../../../ui/language'
import { ownTexts } from './own-texts'

type Props = {
  hides: boolean
  /** Events that are hidden; null where that is not known yet. */
  hidden: number | null
  onHide: (hides: boolean) => void
}

/** The switch "Hide my reading", with how many events it hides. */
export function OwnReading({ hides, hidden, onHide }: Props) {
  const t = useTexts(ownTexts)
  return (
    <>
      <FormControlLabel
        control={<Switch size="small" checked={hides} onChange={(_, hide) => onHide(hide)} />}
        label={
          <>
            {t.hide}
            {/* Room for three digits: what stands behind does not move as events are read. */}
            <Box component="span" aria-hidden="true" sx={COUNT}>
              {hides && hidden !== null && t.count(hidden)}
            </Box>
          </>
        }
        sx={{ mx: 0, gap: 0.5, whiteSpace: 'nowrap', '& .MuiFormControlLabel-label': SMALL }}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {hides && !!hidden && t.hidden(hidden)}
      </Box>
    </>
  )
}

const SMALL = { fontSize: '0.8125rem' } as const
const COUNT = {
  display: 'inline-block',
  ml: 0.5,
  minWidth: '5ch',
  color: 'text.secondary',
} as const
