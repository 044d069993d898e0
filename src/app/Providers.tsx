import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Announcer } from '../ui/announcer'
import { LanguageProvider } from '../ui/language'
import { styleNonce } from '../ui/style-nonce'
import { prefixStyles } from '../ui/style-prefixes'
import { consoleTheme } from '../ui/theme'
import { THEME_STORAGE_KEY, themeStorage } from '../ui/theme-storage'
import { createQueryClient } from './query-client'

const styles = createCache({ key: 'sc', nonce: styleNonce(), stylisPlugins: [prefixStyles] })

type Props = {
  /** Holds the answers that came before the first drawing. Default: a client without any. */
  client?: QueryClient
  children: ReactNode
}

/** Everything that a screen may count on: styles, theme, language, server state, announcements. */
export function Providers({ client: given, children }: Props) {
  const [client] = useState(() => given ?? createQueryClient())
  return (
    <CacheProvider value={styles}>
      <ThemeProvider
        theme={consoleTheme()}
        modeStorageKey={THEME_STORAGE_KEY}
        storageManager={themeStorage}
        defaultMode="system"
      >
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
