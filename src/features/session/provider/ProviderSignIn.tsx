import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ProviderError } from '../../../api/oidc/faults'
import { signedOutAtProvider } from '../../../api/oidc/signed-out'
import { session } from '../../../api/session'
import { FailureState } from '../../../components/FailureState'
import { StillWaiting } from '../../../components/StillWaiting'
import { providerName, type OidcSettings } from '../../../lib/oidc-settings'
import { useTexts } from '../../../ui/language'
import { signInWords } from '../sign-in-words'
import { sessionTexts } from '../texts'
import { providerTexts } from './provider-texts'
import { providerWords } from './provider-words'
import { useProviderSignIn } from './use-provider-sign-in'

type Props = {
  settings: OidcSettings
  /** Where the person is led after it. */
  next: string
}

/** Signing in at a provider of OpenID Connect (decision 30), and what became of it. */
export function ProviderSignIn({ settings, next }: Props) {
  const t = useTexts(providerTexts)
  const s = useTexts(sessionTexts)
  const ended = useSyncExternalStore(session.subscribe, session.ended)
  const [params] = useSearchParams()
  const [answer] = useState(() =>
    params.has('state') && (params.has('code') || params.has('error')) ? location.href : null,
  )
  const [signedOutThere] = useState(signedOutAtProvider.isNoted)
  useEffect(() => signedOutAtProvider.forget(), [])
  const { keep, setKeep, error, isUnderWay, isSignedIn, signIn } = useProviderSignIn(
    settings,
    next,
    answer,
  )
  if (isSignedIn) return <Navigate to={next} replace />

  const name = providerName(settings)
  const words = error instanceof ProviderError ? providerWords(error.fault, name, t) : null
  const end = signedOutThere
    ? t.signedOut(name)
    : ended === 'expired'
      ? t.expired
      : ended === 'signed-out'
        ? t.signedOutHere(name)
        : ended && s.ended[ended]
  return (
    <>
      {end && !error && !isUnderWay && (
        <Alert severity={ended === 'expired' ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {end}
        </Alert>
      )}
      {words && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{words.title}</AlertTitle>
          {words.said !== null && <Typography variant="body2">{words.said}</Typography>}
          <Typography variant="body2">{words.help}</Typography>
        </Alert>
      )}
      {error && !words && (
        <Box sx={{ mb: 2 }}>
          <FailureState error={error} {...signInWords(error, s)} />
        </Box>
      )}
      {isUnderWay && <StillWaiting />}
      <Button
        variant="contained"
        fullWidth
        autoFocus
        sx={{ minHeight: 40 }}
        disabled={isUnderWay}
        onClick={() => signIn(false)}
      >
        {isUnderWay ? s.checking : error ? t.again : t.signIn(name)}
      </Button>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            size="small"
            checked={keep}
            disabled={isUnderWay}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
        label={s.keep}
      />
      <Button
        variant="text"
        fullWidth
        sx={{ mt: 1 }}
        disabled={isUnderWay}
        onClick={() => signIn(true)}
      >
        {t.other}
      </Button>
    </>
  )
}
