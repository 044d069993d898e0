import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AuditEvent } from '../../../../api/contract/audit'
import type { Sought } from '../../../../commit/author/sought-by'
import { FailureState } from '../../../../components/FailureState'
import { useScopeAuthority } from '../../../../components/use-scope-authority'
import { useTexts } from '../../../../ui/language'
import { changedQuery, changeKey } from './changed-query'
import { changedTexts } from './changed-texts'
import { ChangedFound } from './ChangedFound'

/** A button that looks for the revision, and what was found. Who may not read the Scope is told so, and nothing is asked. */
export function AskWhatItChanged({ event, sought }: { event: AuditEvent; sought: Sought }) {
  const t = useTexts(changedTexts)
  const client = useQueryClient()
  const mayRead = useScopeAuthority('scope.read', sought.scopeId)
  const [asked, setAsked] = useState(() => client.getQueryData(changeKey(event)) !== undefined)
  const answer = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    ...changedQuery(event, sought),
    // A press while the role is still being checked is remembered.
    enabled: asked && mayRead === 'allowed',
  })
  const isRefused = mayRead === 'denied'
  return (
    <>
      {!asked && !isRefused && (
        <>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              // The button disappears when it is pressed. Focus moves to the place of the answer.
              answer.current?.focus()
              setAsked(true)
            }}
          >
            {t.ask}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {sought.artifactId === null ? t.costOfMany(sought.families) : t.costOfOne}
          </Typography>
        </>
      )}
      {isRefused && <Typography variant="body2">{t.forbidden}</Typography>}
      <Box ref={answer} role="status" tabIndex={-1} sx={{ outline: 0 }}>
        {asked && !isRefused && !error && !data && (
          <Typography variant="body2">{t.asking}</Typography>
        )}
        {!isRefused && data && <ChangedFound changed={data} />}
      </Box>
      {asked && !isRefused && error && (
        <FailureState error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
