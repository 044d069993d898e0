import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useContext, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { Identity } from '../../api/config'
import { useAccessMode } from '../../components/use-access-mode'
import { BASE_PATH } from '../../lib/base-path'
import { providerOf, type SignIn } from '../../lib/sign-in-settings'
import { BarExtra } from '../../ui/bar-extra'
import { useTexts } from '../../ui/language'
import { IdentityButtons } from './IdentityButtons'
import { safeNext } from './safe-next'
import { sessionTexts } from './texts'
import { TokenForm } from './TokenForm'
import { useTokenSignIn } from './use-token-sign-in'

const ProviderSignIn = lazy(async () => ({
  default: (await import('./provider/ProviderSignIn')).ProviderSignIn,
}))

type Props = { signIn: SignIn; identities: readonly Identity[] }

/** `/sign-in?next=…` (screens §2). */
export function SignInPage({ signIn, identities }: Props) {
  const t = useTexts(sessionTexts)
  const extra = useContext(BarExtra)
  const [params] = useSearchParams()
  const mode = useAccessMode()
  const next = safeNext(params.get('next'), location.origin)
  const provider = providerOf(signIn)
  const byToken = useTokenSignIn(next)

  useEffect(() => {
    document.title = `${t.title} · ${t.product}`
  }, [t])

  if (mode === 'disabled' || (provider === null && byToken.isSignedIn))
    return <Navigate to={next} replace />
  // The identities of a demonstration have tokens, which no provider gave.
  const offered = provider === null ? identities : []

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: offered.length > 0 ? { xs: 420, md: 900 } : 420 }}>
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
            gridTemplateColumns: { md: offered.length > 0 ? '1fr 1fr' : '1fr' },
          }}
        >
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Typography variant="h1" sx={{ mb: 2 }}>
              {t.title}
            </Typography>
            {provider === null ? (
              <TokenForm {...byToken} />
            ) : (
              <Suspense fallback={null}>
                <ProviderSignIn settings={provider} next={next} />
              </Suspense>
            )}
          </Paper>
          {offered.length > 0 && (
            <IdentityButtons
              identities={offered}
              disabled={byToken.isPending}
              onChoose={(identity) => byToken.choose(identity.token)}
            />
          )}
        </Box>
      </Box>
    </Box>
  )
}
