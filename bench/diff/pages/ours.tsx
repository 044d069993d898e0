import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { ContentComparison } from '../../../src/components/diff/ContentComparison'
import { LanguageProvider } from '../../../src/ui/language'
import { theme } from '../../../src/ui/theme'
import { start } from './start'

start((pair, view, into) => {
  createRoot(into).render(
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <ContentComparison
          family={pair.family}
          before={pair.before}
          after={pair.after}
          builtin={null}
          view={view}
          name="Changes"
          maxHeight="600px"
        />
      </LanguageProvider>
    </ThemeProvider>,
  )
}, '[data-cell="text"][data-side="added"]')
