import { HashRouter } from 'react-router'
import { session } from '../api/session'
import { start } from '../start'
import { SETTINGS_META } from '../lib/settings-meta'
import { paths } from '../routing/paths'
import { SAMPLE_IDENTITIES } from '../sample/people'
import { Connection } from './connection'
import { DemoButton } from './DemoButton'
import { forgetVisit } from './forget-visit'
import { followInPageLinks } from './in-page-links'
import { keepOffline } from './keep-offline'

const connection = new Connection(() => {
  forgetVisit()
  location.hash = '#/'
  location.reload()
})
const identities = SAMPLE_IDENTITIES.map(({ label, token, hint }) => ({ label, token, hint }))
const settings = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`)
// The service in the worker knows its own paths only, whatever folder this is.
settings?.setAttribute('content', JSON.stringify({ apiBase: '/', signIn: 'token', identities }))

// Who has no session chooses one while the sample is being prepared.
if (location.hash === '' && session.kept() === null) location.replace(`#${paths.signIn()}`)

followInPageLinks()
void start({
  // A static host knows no addresses but those of its files.
  Router: HashRouter,
  send: connection.send,
  extra: <DemoButton connection={connection} />,
})
void keepOffline()
