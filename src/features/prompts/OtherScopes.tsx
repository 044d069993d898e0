import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureState } from '../../components/FailureState'
import { Loading } from '../../components/Loading'
import { useAccessMode } from '../../components/use-access-mode'
import { useReadableScopes } from '../../components/use-readable-scopes'
import { useIdsOnly } from '../../names/ids-only'
import { useScopeNames } from '../../names/use-scope-name'
import { useTexts } from '../../ui/language'
import { mustRead } from './other-scopes'
import { otherScopesTexts } from './other-scopes-texts'
import { SamePrompts } from './SamePrompts'

/** Scopes that one press of the button looks in. */
const AT_ONCE = 20

type Props = {
  scopeId: string
  promptKey: string
  /** The button that was pressed is about to disappear. */
  onLook: () => void
}

/** The same Prompt in the other Scopes that the person may read. It says what looking costs before it looks. */
export function OtherScopes({ scopeId, promptKey, onLook }: Props) {
  const t = useTexts(otherScopesTexts)
  const client = useQueryClient()
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const isRecorded = useAccessMode() === 'enforced'
  const [looked, setLooked] = useState(0)
  const { scopeIds: readable, error, retry } = useReadableScopes()
  const scopeIds = readable?.filter((id) => id !== scopeId)
  if (error) return <FailureState error={error} onRetry={retry} />
  if (!scopeIds) return <Loading>{t.asking}</Loading>
  if (scopeIds.length === 0) return <Typography color="textSecondary">{t.noOthers}</Typography>

  const next = scopeIds.slice(looked, looked + AT_ONCE)
  const lists = [...(looked === 0 ? [scopeId] : []), ...next].filter((id) => mustRead(client, id))
  const unnamed = idsOnly ? 0 : next.filter((id) => !names.has(id)).length
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {looked > 0 && (
        <SamePrompts
          scopeId={scopeId}
          promptKey={promptKey}
          others={scopeIds.slice(0, looked)}
          total={scopeIds.length}
        />
      )}
      {next.length > 0 && (
        <Button
          variant="outlined"
          sx={{ whiteSpace: 'normal', textAlign: 'start' }}
          onClick={() => {
            onLook()
            setLooked(looked + next.length)
          }}
        >
          {t.lookIn(next.length, isRecorded ? lists.length + unnamed : null)}
        </Button>
      )}
    </Box>
  )
}
