import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { useDiffPreferences, useSetDiffPreference } from './preferences'
import { diffTexts } from './texts'

type Props = {
  /** Null while it is being computed for the first time: these notes do not wait for it, and so move no line. */
  comparison: Comparison | null
  /** Side by side was asked for, and there is no room for it. */
  narrow: boolean
}

/** What a reader must know to read the comparison right: how it is shown, and what it ignores. */
export function DiffNotes({ comparison, narrow }: Props) {
  const t = useTexts(diffTexts)
  const { ignoreWhitespace } = useDiffPreferences()
  const setPreference = useSetDiffPreference()
  const { ignoredWhitespace = ignoreWhitespace, whitespaceLines = 0 } = comparison ?? {}
  const note = (text: string, action?: React.ReactNode) => (
    <Alert severity="info" icon={false} action={action} sx={{ flex: 'none', py: 0 }}>
      {text}
    </Alert>
  )
  return (
    <>
      {narrow && note(t.tooNarrow)}
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
