import Alert from '@mui/material/Alert'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { diffTexts } from './texts'

/** What was too much to compare in full. It is known only with the comparison, so it stands below the lines and moves none. */
export function DiffLimits({ comparison: { coarse, unmarkedPairs } }: { comparison: Comparison }) {
  const t = useTexts(diffTexts)
  const notes = [coarse && t.coarse, unmarkedPairs > 0 && t.unmarked(unmarkedPairs)]
  return notes
    .filter((note) => note !== false)
    .map((note) => (
      <Alert key={note} severity="info" icon={false} sx={{ flex: 'none', py: 0 }}>
        {note}
      </Alert>
    ))
}
