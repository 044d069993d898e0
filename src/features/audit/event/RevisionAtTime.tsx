import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useScopeAuthority } from '../../../components/use-scope-authority'
import { FailureState } from '../../../components/FailureState'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { aroundTexts } from './around-texts'
import { revisionAtQuery } from './revision-at-query'
import type { RevisionWindow, WindowAnswer } from './revision-window'

type Props = {
  scopeId: string
  family: string
  artifactId: string
  /** When the event happened, as the server sent it. */
  instant: string
  zone: Zone
}

/** What of the Artifact was readable when the event happened: a match of times, and it says so. */
export function RevisionAtTime({ scopeId, family, artifactId, instant, zone }: Props) {
  const t = useTexts(aroundTexts)
  const [asked, setAsked] = useState(false)
  const mayRead = useScopeAuthority('scope.read', scopeId)
  const isRefused = mayRead === 'denied'
  const { data, error, refetch } = useQuery({
    ...revisionAtQuery({ scopeId, family, artifactId }, instant),
    // A press while the role is still being checked is remembered.
    enabled: asked && mayRead === 'allowed',
  })
  const none: Record<Exclude<WindowAnswer['kind'], 'found'>, string> = {
    'before-first': t.beforeFirst,
    'read-on': t.tooFar,
    'not-recorded': t.notRecorded,
  }
  return (
    <Box component="section" sx={{ mt: 2, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h3">
        {t.revision}
      </Typography>
      {isRefused && <Typography variant="body2">{t.mayNotRead}</Typography>}
      {!asked && !isRefused && (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
            {t.askRevision}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t.askCost}
          </Typography>
        </>
      )}
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {asked && !isRefused && !error && (
        <Box role="status">
          {!data && <Typography variant="body2">{t.asking}</Typography>}
          {data && data.kind !== 'found' && (
            <Typography variant="body2">{none[data.kind]}</Typography>
          )}
          {data?.kind === 'found' && (
            <Found
              window={data.window}
              zone={zone}
              scopeId={scopeId}
              history={paths.history(scopeId, family, artifactId, comparedIn(data.window))}
            />
          )}
        </Box>
      )}
    </Box>
  )
}

/** What the reader would see of it: what changed next, or, of the head, what changed last. */
const comparedIn = ({ revision, next }: RevisionWindow) =>
  next ? { from: revision, to: next.revision } : { from: Math.max(1, revision - 1), to: revision }

type FoundProps = { window: RevisionWindow; zone: Zone; scopeId: string; history: string }

function Found({ window: { revision, since, next }, zone, scopeId, history }: FoundProps) {
  const t = useTexts(aroundTexts)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        <strong>{t.wasHead(revision)}</strong> <WholeTimes text={t.from(exactTime(since, zone))} />
        <WholeTimes text={next ? t.until(next.revision, exactTime(next.at, zone)) : t.still} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t.byTime}
      </Typography>
      <Link component={RouterLink} to={history} variant="body2">
        {t.openRevision(revision)}
      </Link>
      <Link
        component={RouterLink}
        to={paths.audit({ resource: `scope:${scopeId}`, from: since, to: next?.at })}
        variant="body2"
      >
        {next ? t.allInWindow(revision, next.revision) : t.allSince(revision)}
      </Link>
    </Box>
  )
}
