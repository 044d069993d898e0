import Button from '@mui/material/Button'
import { useState } from 'react'
import { useIdsOnly } from '../../names/ids-only'
import { useScopeNames } from '../../names/use-scope-name'
import { useTexts } from '../../ui/language'
import { useAccessMode } from '../use-access-mode'
import { useReadScopeNames } from '../use-read-scope-names'
import { compareTexts } from './compare-texts'

/** Scopes whose titles one press reads. */
const AT_ONCE = 20
const NONE: readonly string[] = []

/** Of the Scopes in a list, some stand by their ids: reading their titles is audited, and asked for by a press. */
export function ScopeNamesButton({ scopeIds }: { scopeIds: readonly string[] }) {
  const t = useTexts(compareTexts)
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const isRecorded = useAccessMode() === 'enforced'
  const [asked, setAsked] = useState(NONE)
  useReadScopeNames(asked)
  const unnamed = scopeIds.filter((id) => !names.has(id) && !asked.includes(id)).slice(0, AT_ONCE)
  if (idsOnly || unnamed.length === 0) return null
  return (
    <Button variant="text" size="small" sx={{ px: 0.5 }} onClick={() => setAsked(unnamed)}>
      {t.readNames(unnamed.length, isRecorded)}
    </Button>
  )
}
