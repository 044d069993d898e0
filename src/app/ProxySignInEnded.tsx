import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { carryDialogDrafts } from '../commit/dialog-drafts'
import { useTexts } from '../ui/language'
import { proxyTexts } from './proxy-texts'
import { appTexts } from './texts'

/** Where a proxy signs people in (decision 30), its sign-in page takes the place of this one when it is loaded again. */
export function ProxySignInEnded() {
  const { product } = useTexts(appTexts)
  const t = useTexts(proxyTexts)
  useEffect(() => {
    document.title = `${t.title} · ${product}`
  }, [t, product])
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, mt: { xs: 2, md: 8 } }}>
      <Alert severity="warning" role="alert">
        <AlertTitle component="h1">{t.title}</AlertTitle>
        <Typography variant="body2">{t.help}</Typography>
        <Typography variant="body2">{t.kept}</Typography>
        <Button
          variant="contained"
          autoFocus
          sx={{ mt: 1.5 }}
          onClick={() => {
            carryDialogDrafts()
            location.reload()
          }}
        >
          {t.reload}
        </Button>
      </Alert>
    </Box>
  )
}
