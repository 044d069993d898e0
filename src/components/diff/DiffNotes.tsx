import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { useSetDiffPreference } from './preferences'
import { diffTexts } from './texts'

type Props = {
  comparison: Comparison
  /** Side by side was asked for, and there is no room for it. */
  narrow: boolean
}

/** What a reader must know to read the comparison right: what it leaves unmarked, takes as a whole or ignores. */
export function DiffNotes({ comparison, narrow }: Props) {
  const t = useTexts(diffTexts)
  const setPreference = useSetDiffPreference()
  const { coarse, unmarkedPairs, ignoredWhitespace, whitespaceLines } = comparison
  const note = (text: string, action?: React.ReactNode) => (
    <Alert severity="info" icon={false} action={action} sx={{ flex: 'none', py: 0 }}>
      {text}
    </Alert>
  )
  return (
    <>
      {narrow && note(t.tooNarrow)}
      {coarse && note(t.coarse)}
      {unmarkedPairs > 0 && note(t.unmarked(unmarkedPairs))}
      {ignoredWhitespace &&
        note(
          whitespaceLines > 0 ? t.ignoringLines(whitespaceLines) : t.ignoring,
          <Button variant="text" onClick={() => setPreference('ignoreWhitespace', false)}>
            {t.showWhitespaceChanges}
          </Button>,
        )}
    </>
  )
}
