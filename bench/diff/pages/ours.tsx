import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentComparison } from '../../../src/components/diff/ContentComparison'
import { reservedHeight } from '../../../src/components/diff/reserved-height'
import { LanguageProvider } from '../../../src/ui/language'
import { consoleTheme } from '../../../src/ui/theme'
import { start } from './start'

const client = new QueryClient()
let root: Root | null = null

/** The application around the diff, which is there before a diff is. */
const render = (into: HTMLElement, children: ReactNode) => {
  root ??= createRoot(into)
  root.render(
    <ThemeProvider theme={consoleTheme()}>
      <LanguageProvider>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>,
  )
}

start({
  before: (into) => render(into, null),
  show: (pair, view, into) =>
    render(
      into,
      <ContentComparison
        family={pair.family}
        before={pair.before}
        after={pair.after}
        builtin={null}
        view={view}
        name="Changes"
        height={reservedHeight(pair.before, pair.after, '600px', 0)}
      />,
    ),
  changed: '[data-cell="text"][data-side]',
})
