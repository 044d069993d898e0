import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Announcer } from '../ui/announcer'
import { LanguageProvider } from '../ui/language'
import { prefixStyles } from '../ui/style-prefixes'
import { theme } from '../ui/theme'
import { THEME_STORAGE_KEY } from '../ui/theme-storage'
import { createQueryClient } from './query-client'

/** The nonce that the host gave this page for its style elements; without one the page's policy decides. */
function styleNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce && !nonce.startsWith('__') ? nonce : undefined
}

const styles = createCache({ key: 'sc', nonce: styleNonce(), stylisPlugins: [prefixStyles] })

/** Everything that a screen may count on: styles, theme, language, server state, announcements. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} modeStorageKey={THEME_STORAGE_KEY} defaultMode="system">
        <CssBaseline />
        <LanguageProvider>
          <QueryClientProvider client={client}>
            {children}
            <Announcer />
          </QueryClientProvider>
        </LanguageProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
