import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaited } from './api/awaited'
import { configureClient } from './api/client'
import { ConfigError, loadConfig } from './api/config'
import { session } from './api/session'
import { App } from './app/App'
import { preparePage } from './app/pages'
import { Providers } from './app/Providers'
import { ShellLoading } from './app/ShellLoading'
import { applyStoredTheme } from './ui/stored-theme'

async function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id "root"')
  applyStoredTheme()
  void import('./ui/marked/copy-source').then(({ copySource }) => copySource())
  const root = createRoot(container)
  // Settings mostly come at once: there is something to show only where the server is silent.
  const endTelling = awaited.subscribe(() => {
    root.render(
      <Providers>
        <ShellLoading />
      </Providers>,
    )
  })
  const prepared = preparePage(location.pathname)
  try {
    const config = await loadConfig().finally(endTelling)
    await prepared
    configureClient(config.apiBase)
    session.resume()
    session.listen()
    // Rendered in slices, so that no task of the start holds up the page.
    startTransition(() => {
      root.render(
        <StrictMode>
          <Providers>
            <App config={config} />
          </Providers>
        </StrictMode>,
      )
    })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const { ConfigFailure } = await import('./app/ConfigFailure')
    root.render(
      <Providers>
        <ConfigFailure error={error} />
      </Providers>,
    )
  }
}

void start()
