import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { Announcer } from '../announcer'
import type { Language } from '../../lib/language/languages'
import { LanguageProvider } from '../language'
import { consoleTheme } from '../theme'

/** Renders a component in a real browser with what every screen gives it: styles, theme, language, announcements. */
export function show(element: ReactElement, language: Language = 'en') {
  localStorage.setItem('scope-console.language', language)
  return render(element, {
    wrapper: ({ children }) => (
      <ThemeProvider theme={consoleTheme()}>
        <CssBaseline />
        <LanguageProvider>
          <QueryClientProvider client={new QueryClient()}>
            {children}
            <Announcer />
          </QueryClientProvider>
        </LanguageProvider>
      </ThemeProvider>
    ),
  })
}
