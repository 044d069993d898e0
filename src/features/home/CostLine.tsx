import Typography from '@mui/material/Typography'
import { useTexts } from '../../ui/language'
import { homeTexts } from './texts'
import { useReads } from './use-reads'

/** What this page has read, and what that cost in the audit; keeps its line before the first answer. */
export function CostLine({ recorded }: { recorded: boolean }) {
  const t = useTexts(homeTexts)
  const reads = useReads()
  const told = reads.events > 0 ? t.cost(reads) : t.costNothing
  return (
    <Typography variant="body2" color="textSecondary">
      {recorded ? told : t.uncounted}
    </Typography>
  )
}
