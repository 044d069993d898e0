import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { Tags } from '../../../api/queries/tags'
import { dialogContent } from '../../../ui/dialog/dialog-styles'
import { useTexts } from '../../../ui/language'
import { tagBox, tagList } from './tag-styles'
import { tagsTexts } from './texts'

type Props = { now: Tags; onReview: () => void; onClose: () => void }

/** Other tags than those that were seen; nothing is sent from here. */
export function TagsMoved({ now, onReview, onClose }: Props) {
  const t = useTexts(tagsTexts)
  return (
    <>
      <DialogContent sx={dialogContent}>
        <Alert severity="warning" role="alert">
          <AlertTitle>{t.moved}</AlertTitle>
          {t.movedHelp}
        </Alert>
        {now.tags.length === 0 ? (
          <Typography variant="body2">{t.none}</Typography>
        ) : (
          <Box component="ul" aria-label={t.tags} sx={tagList}>
            {now.tags.map((tag) => (
              <Box component="li" key={tag} sx={tagBox}>
                {tag}
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" onClick={onClose}>
          {t.close}
        </Button>
        <Button variant="contained" onClick={onReview} autoFocus>
          {t.review}
        </Button>
      </DialogActions>
    </>
  )
}
