import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { isApiError, isFromProxy } from '../../api/errors'
import { session } from '../../api/session'
import { FailureState } from '../../components/FailureState'
import { StillWaiting } from '../../components/StillWaiting'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import { signInWords } from './sign-in-words'
import { sessionTexts } from './texts'
import type { useTokenSignIn } from './use-token-sign-in'

type Props = Omit<ReturnType<typeof useTokenSignIn>, 'isSignedIn' | 'choose'>

/** The field for an access token, and what became of the last one. */
export function TokenForm({ field, keep, setKeep, fault, error, isPending, submit }: Props) {
  const t = useTexts(sessionTexts)
  const ended = useSyncExternalStore(session.subscribe, session.ended)
  const [typed, setTyped] = useState('')
  // A 401 without the service's words is a proxy's: it says nothing about the token.
  const refused = isApiError(error) && error.status === 401 && !isFromProxy(error)
  const wrong =
    fault === 'missing'
      ? t.missingToken
      : fault === 'malformed'
        ? t.malformedToken
        : refused
          ? t.wrongToken
          : null
  return (
    <>
      {ended && !error && !fault && (
        <Alert severity={ended === 'expired' ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {t.ended[ended]}
        </Alert>
      )}
      {wrong !== null && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {wrong}
        </Alert>
      )}
      {error && !refused && !fault && (
        <Box sx={{ mb: 2 }}>
          <FailureState error={error} {...signInWords(error, t)} />
        </Box>
      )}
      {isPending && <StillWaiting />}
      <Box
        component="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit(typed)
        }}
        noValidate
      >
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
          disabled={isPending}
        >
          {isPending ? t.checking : t.submit}
        </Button>
      </Box>
    </>
  )
}
