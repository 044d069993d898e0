import Typography from '@mui/material/Typography'
import { useTexts } from '../../ui/language'
import { homeTexts } from './texts'
import { useReads } from './use-reads'

/** Says what this page has read, and how many audit events that left. The line is there before the first answer, so that nothing moves. */
export function CostLine({ recorded }: { recorded: boolean }) {
  const t = useTexts(homeTexts)
  const reads = useReads()
  const told = reads.events > 0 ? t.cost(reads) : t.costNothing
  return (
    <Typography variant="body2" color="textSecondary" sx={room}>
      {recorded ? told : t.uncounted}
    </Typography>
  )
}

/** On the narrowest screens what was read takes a line more than that nothing was. */
const room = { '@media (max-width: 379px)': { minHeight: '2lh' } } as const
