import Button from '@mui/material/Button'
import { EmptyState } from '../../../components/EmptyState'
import { useTexts } from '../../../ui/language'
import { nothingTexts } from '../own/nothing-texts'
import { filterTexts } from './filter-texts'

type Props = {
  /** Events that would be on display if the reader's own reading were not hidden. */
  hidden: number
  /** Whether all that matches is loaded. */
  isWhole: boolean
  onShowOwn: () => void
}

/** Events are loaded, and none of them is on display. */
export function NothingShown({ hidden, isWhole, onShowOwn }: Props) {
  const t = useTexts(filterTexts)
  const own = useTexts(nothingTexts)
  if (hidden === 0) {
    return (
      <EmptyState title={isWhole ? t.nothingAtAll : t.nothing}>
        {isWhole ? t.nothingAtAllHelp : t.nothingHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={isWhole ? own.onlyOwn : own.onlyOwnSoFar}>
      {own.onlyOwnHelp(hidden)}
      <Button variant="outlined" sx={{ display: 'block', mx: 'auto', mt: 1.5 }} onClick={onShowOwn}>
        {own.show}
      </Button>
    </EmptyState>
  )
}
