import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { Identity } from '../../api/config'
import { isApiError, isFromProxy } from '../../api/errors'
import { whoIs } from '../../api/queries/access'
import { keys } from '../../api/queries/keys'
import { ownerOf } from '../../api/owner'
import { session } from '../../api/session'
import { FailureState } from '../../components/FailureState'
import { StillWaiting } from '../../components/StillWaiting'
import { useAccessMode } from '../../components/use-access-mode'
import { BASE_PATH } from '../../lib/base-path'
import { BarExtra } from '../../ui/bar-extra'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import { IdentityButtons } from './IdentityButtons'
import { safeNext } from './safe-next'
import { signInWords } from './sign-in-words'
import { sessionTexts } from './texts'

type Props = { identities: readonly Identity[] }

/** A header can carry nothing else; fetch would fail as if the server were down. */
const TOKEN_FORM = /^[\x21-\x7e]+$/

/** `/sign-in?next=…` (screens §2). */
export function SignInPage({ identities }: Props) {
  const t = useTexts(sessionTexts)
  const extra = useContext(BarExtra)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const token = useSyncExternalStore(session.subscribe, session.token)
  const ended = useSyncExternalStore(session.subscribe, session.ended)
  const mode = useAccessMode()
  const [typed, setTyped] = useState('')
  const [keep, setKeep] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const next = safeNext(params.get('next'), location.origin)

  useEffect(() => {
    document.title = `${t.title} · ${t.product}`
  }, [t])

  const signIn = useMutation({
    mutationFn: whoIs,
    onSuccess: (me, value) => {
      session.start(value, keep, ownerOf(me.principal))
      client.setQueryData(keys.me, me)
      void navigate(next, { replace: true })
    },
    onError: () => field.current?.focus(),
  })

  if (mode === 'disabled' || (token !== null && signIn.isIdle))
    return <Navigate to={next} replace />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = typed.trim()
    const problem = value === '' ? t.missingToken : TOKEN_FORM.test(value) ? null : t.malformedToken
    setFault(problem)
    if (problem) field.current?.focus()
    else signIn.mutate(value)
  }
  const { error } = signIn
  // A 401 without the service's words is a proxy's: it says nothing about the token.
  const refused = isApiError(error) && error.status === 401 && !isFromProxy(error)

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: identities.length > 0 ? { xs: 420, md: 900 } : 420 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 3 }}>
          <img src={`${BASE_PATH}icon.svg`} alt="" width={36} height={36} />
          <Box>
            <Typography sx={{ fontWeight: 650 }}>{t.product}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t.tagline}
            </Typography>
          </Box>
          <Box sx={{ ml: 'auto' }}>{extra}</Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { md: identities.length > 0 ? '1fr 1fr' : '1fr' },
          }}
        >
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Typography variant="h1" sx={{ mb: 2 }}>
              {t.title}
            </Typography>
            {ended && !error && !fault && (
              <Alert severity={ended === 'expired' ? 'warning' : 'info'} sx={{ mb: 2 }}>
                {t.ended[ended]}
              </Alert>
            )}
            {(fault ?? refused) && (
              <Alert severity="error" role="alert" sx={{ mb: 2 }}>
                {fault ?? t.wrongToken}
              </Alert>
            )}
            {error && !refused && !fault && (
              <Box sx={{ mb: 2 }}>
                <FailureState error={error} {...signInWords(error, t)} />
              </Box>
            )}
            {signIn.isPending && <StillWaiting />}
            <Box component="form" onSubmit={submit} noValidate>
              <Field
                label={t.token}
                type="password"
                fullWidth
                autoFocus
                value={typed}
                onChange={setTyped}
                inputRef={field}
                error={Boolean(fault) || refused}
                input={{ autoComplete: 'off', spellCheck: false }}
              />
              <FormControlLabel
                sx={{ mt: 1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={keep}
                    onChange={(event) => setKeep(event.target.checked)}
                  />
                }
                label={t.keep}
              />
              <Button
                type="submit"
                variant="contained"
                fullWidth
                sx={{ mt: 1.5, minHeight: 40 }}
                disabled={signIn.isPending}
              >
                {signIn.isPending ? t.checking : t.submit}
              </Button>
            </Box>
          </Paper>
          {identities.length > 0 && (
            <IdentityButtons
              identities={identities}
              disabled={signIn.isPending}
              onChoose={(identity) => {
                setFault(null)
                signIn.mutate(identity.token)
              }}
            />
          )}
        </Box>
      </Box>
    </Box>
  )
}
