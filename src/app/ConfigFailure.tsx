import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ConfigError, ConfigFault } from '../api/config'
import { CONFIG_FILE } from '../api/config-file'
import { cutAt } from '../lib/text/cut-text'
import { useTexts } from '../ui/language'
import { configTexts } from './config-texts'
import { appTexts } from './texts'

/** The message quotes no more of the file than a person needs to find the fault: a field may hold a megabyte. */
const SAID = { characters: 200, lines: 3 }
const said = (text: string) => {
  const end = cutAt(text, SAID)
  return end < text.length ? `${text.slice(0, end)}…` : text
}

function wordsOf(fault: ConfigFault, t: typeof configTexts.en): string {
  switch (fault.kind) {
    case 'silent':
      return t.silent
    case 'unloaded':
      return t.unloaded
    case 'not-json':
      return t.notJson
    case 'refused':
      return t.refused(fault.status)
    case 'field':
      return t.field(said(fault.field), fault.expected, said(fault.received))
    case 'no-object':
      return t.noObject(fault.received)
  }
}

/** The screen of settings that did not come or are broken: names the file and the fault (screens §2). */
export function ConfigFailure({ error: { fault, passing } }: { error: ConfigError }) {
  const { retry } = useTexts(appTexts)
  const t = useTexts(configTexts)
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, mt: 8 }}>
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" variant="outlined" onClick={() => location.reload()}>
            {passing ? retry : t.reload}
          </Button>
        }
      >
        <AlertTitle component="h1">{t.configTitle}</AlertTitle>
        <Typography variant="body2">{t.configFault(CONFIG_FILE, wordsOf(fault, t))}</Typography>
        <Typography variant="body2">{passing ? t.configAgain : t.configHelp}</Typography>
      </Alert>
    </Box>
  )
}
