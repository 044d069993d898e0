import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaited } from './api/awaited'
import { configureClient, type Send } from './api/client'
import { ConfigError, loadConfig } from './api/config'
import { beginDrawing } from './api/drawn'
import { session } from './api/session'
import { configureSignIn } from './api/sign-in'
import { App } from './app/App'
import { typedAhead } from './app/typed-ahead'
import { preparePage, readAhead } from './app/pages'
import { Providers } from './app/Providers'
import { createQueryClient } from './app/query-client'
import { ShellLoading } from './app/ShellLoading'
import { watchCodeFailures } from './lib/code-failure'
import { providerOf } from './lib/sign-in-settings'
import { addressIn } from './routing/address-in'
import { BarExtra } from './ui/bar-extra'
import { preparePrinting } from './ui/printing'
import { applyStoredTheme } from './ui/stored-theme'
import { consoleTheme } from './ui/theme'

type Build = {
  /** Where the addresses of screens stand in the browser's, if not in its path. */
  Router?: ComponentType<{ children?: ReactNode }>
  /** How requests reach the service; over the network unless told. */
  send?: Send
  /** What stands in the app bar and on the sign-in screen besides the console's own. */
  extra?: ReactNode
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    // The timer lets the browser paint this screen first. What waited for it is drawn in the next task.
    setTimeout(onDrawn)
  }, [onDrawn])
  return null
}

/** Starts the console in the page. */
export async function start({ Router, send, extra = null }: Build = {}) {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id "root"')
  applyStoredTheme()
  preparePrinting()
  watchCodeFailures()
  typedAhead.listen()
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
  const prepared = preparePage(addressIn(location).pathname)
  // The theme takes long to make. The page makes it in a task of its own while it waits for files and answers.
  setTimeout(consoleTheme)
  try {
    const config = await loadConfig().finally(endTelling)
    const provider = providerOf(config.signIn)
    // Where it does not come, the session lasts as long as its token.
    const renewing = provider && import('./api/oidc/keep-renewed').catch(() => null)
    // A proxy that has ended a sign-in lets no file through that would say so.
    if (config.signIn === 'none') void import('./app/ProxySignInEnded').catch(() => undefined)
    await prepared
    configureClient(config.apiBase, send)
    configureSignIn(config.signIn)
    session.resume()
    session.listen()
    if (provider) (await renewing)?.keepRenewed(provider)
    const client = createQueryClient()
    void readAhead(client, addressIn(location))
    // What has come by now goes into the cache within this task.
    await new Promise((resolve) => setTimeout(resolve))
    const endDrawing = beginDrawing()
    // Rendered in slices, so that no task of the start holds up the page.
    startTransition(() => {
      root.render(
        <StrictMode>
          <Providers client={client}>
            <BarExtra value={extra}>
              <App config={config} Router={Router} />
              <Drawn onDrawn={endDrawing} />
            </BarExtra>
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
