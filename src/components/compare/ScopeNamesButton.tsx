import Button from '@mui/material/Button'
import { useTexts } from '../../ui/language'
import { nameReadsTexts } from '../name-reads-texts'
import { useScopeNameReads } from '../use-scope-name-reads'

/** Reads the titles of those Scopes in a list that stand by their ids. */
export function ScopeNamesButton({ scopeIds }: { scopeIds: readonly string[] }) {
  const t = useTexts(nameReadsTexts)
  const { count, isRecorded, read } = useScopeNameReads(scopeIds)
  if (count === 0) return null
  return (
    <Button variant="text" size="small" sx={{ px: 0.5 }} onClick={read}>
      {t.readNames(count, isRecorded)}
    </Button>
  )
}
