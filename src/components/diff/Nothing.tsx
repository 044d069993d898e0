import Typography from '@mui/material/Typography'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { diffTexts } from './texts'

/** Says that nothing differs, or that nothing but what is ignored does. */
export function Nothing({ comparison }: { comparison: Comparison }) {
  const t = useTexts(diffTexts)
  const { same, whitespaceLines } = comparison
  return (
    <Typography sx={{ px: 1.5, py: 1 }}>
      <strong>{same ? t.nothing : t.onlyWhitespace}.</strong>{' '}
      {same ? t.nothingHelp : t.onlyWhitespaceHelp(whitespaceLines)}
    </Typography>
  )
}
