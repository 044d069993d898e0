import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Merging } from '../../commit/use-merge'
import { useTexts } from '../../ui/language'
import { fieldTexts } from '../diff/field-texts'
import { LoadingRows } from '../LoadingRows'
import { ConflictChoice } from './ConflictChoice'
import { whoChanged } from './conflict-names'
import { mergeTexts } from './merge-texts'
import { commitTexts } from './texts'

type Props = { merging: Merging; head: number }

/** How an edit and the head that came in its way go together, and what is left to decide. */
export function MergePanel({ merging, head }: Props) {
  const t = useTexts(mergeTexts)
  const c = useTexts(commitTexts)
  const fields = useTexts(fieldTexts)
  const { merge, error, retry, choices, choose } = merging
  if (error) {
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" variant="text" onClick={retry}>
            {c.tryAgain}
          </Button>
        }
      >
        <AlertTitle>{t.failedTitle}</AlertTitle>
        {t.failedHelp}
      </Alert>
    )
  }
  if (!merge) {
    return (
      <Box role="status" aria-label={t.merging}>
        <LoadingRows rows={3} />
      </Box>
    )
  }
  const { conflicts } = merge
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box>
        <Typography variant="h3" component="h3">
          {conflicts.length > 0 ? t.conflicts(conflicts.length) : t.clean}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {conflicts.length > 0 ? t.conflictsHelp : t.cleanHelp}
        </Typography>
        {whoChanged(merge, fields, t).map((text) => (
          <Typography key={text} variant="body2" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        ))}
      </Box>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          head={head}
          choice={choices[conflict.key] ?? null}
          onChoose={(choice) => choose(conflict.key, choice)}
        />
      ))}
    </Box>
  )
}
