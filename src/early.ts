import { CONFIG_FILE, CONFIG_INIT, isApiBase } from './api/config-file'
import { keyOf, type EarlyAnswer } from './api/early-answers'
import { questions, type Question } from './api/questions'
import { arriving, baseOf, initOf, urlOf } from './api/request'
import { session } from './api/session'
import { FIRST_READS } from './app/first-reads'
import { BASE_PATH, screenPath } from './lib/base-path'
import { SETTINGS_META } from './lib/settings-meta'
import { enterBasePath } from './routing/enter-base-path'
import { paths } from './routing/paths'
import type { ScreenPath } from './routing/screens'

/**
 * Runs in the page itself, before any file of the console has come: it starts what the address needs at once. The build
 * puts it into `index.html` (`scripts/early-code.mjs`) with the files of each screen; a host allows it by its hash.
 */
declare const FILES: readonly string[]
declare const PLACES: readonly (readonly [
  path: ScreenPath,
  pattern: string,
  files: readonly number[],
  scripts: readonly number[],
  more: readonly (readonly [parameter: string, files: readonly number[]])[],
])[]

enterBasePath()
const search = new URLSearchParams(location.search)
const addressOf = (place: number) => BASE_PATH + (FILES[place] ?? '')

type Found = {
  path: ScreenPath
  ids: Record<string, string>
  files: readonly number[]
  scripts: readonly number[]
}

function screenAt(address: string): Found | null {
  for (const [path, pattern, files, scripts, more] of PLACES) {
    const found = new RegExp(pattern).exec(address)
    if (!found) continue
    const asked = more
      .filter(([parameter]) => search.has(parameter))
      .flatMap(([, places]) => places)
    return { path, ids: found.groups ?? {}, files: [...files, ...asked], scripts }
  }
  return null
}

/** Fetches the scripts of workers into the browser's cache. `modulepreload` would load them as modules of the page. */
function loadScripts(screen: Found | null) {
  for (const place of screen?.scripts ?? []) {
    // A worker that cannot be started is told of where it is needed.
    fetch(addressOf(place))
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  }
}

function loadFiles(screen: Found | null) {
  for (const place of screen?.files ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = addressOf(place)
    document.head.append(link)
  }
  loadScripts(screen)
}

/** The first reads of a screen; none for an address that cannot be decoded, or with an id that cannot exist. */
function readsOf({ path, ids }: Found): readonly Question[] {
  try {
    const decoded = Object.entries(ids).map(([name, id]) => [name, decodeURIComponent(id)])
    return FIRST_READS[path](Object.fromEntries(decoded) as Record<string, string>, search)
  } catch {
    return []
  }
}

function send(base: string, asked: readonly Question[], behindProxy: boolean) {
  const answers = asked.map((question): [string, EarlyAnswer] => {
    const abort = new AbortController()
    const answer = arriving(
      fetch(urlOf(base, question), initOf(question, token, abort.signal, behindProxy)),
    )
    // Whoever takes it up tells of its failure.
    answer.catch(() => undefined)
    return [keyOf(question), { answer, abort }]
  })
  window.earlyAnswers = {
    address: location.pathname + location.search,
    token,
    answers: new Map(answers),
  }
}

type Settings = { apiBase?: unknown; signIn?: unknown }

function begin({ apiBase, signIn }: Settings) {
  const behindProxy = signIn === 'none'
  const signedIn = token !== null || behindProxy
  const screen = signedIn ? asked : screenAt(paths.signIn())
  if (token === null) loadFiles(screen)
  if (typeof apiBase !== 'string' || !isApiBase(apiBase)) return
  // A token that has ended is renewed first, which is the console's to do.
  const mayRead = signedIn && !session.isKeptOver()
  send(
    baseOf(apiBase),
    [
      questions.ready(),
      ...(mayRead && token !== null ? [questions.me()] : []),
      ...(mayRead && screen ? readsOf(screen) : []),
    ],
    behindProxy,
  )
}

const token = session.kept()
const asked = screenAt(screenPath(location.pathname))
// Without a token, the settings say whether this is the sign-in screen.
if (token !== null) loadFiles(asked)
const settingsHere = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`)
if (settingsHere?.content) {
  begin(JSON.parse(settingsHere.content) as Settings)
} else {
  window.earlySettings = fetch(CONFIG_FILE, CONFIG_INIT).then(async (answer) => {
    // The console takes the settings up after this: it finds everything asked that is asked here.
    await answer
      .clone()
      .json()
      .then(begin)
      .catch(() => undefined)
    return answer
  })
  // Whoever takes it up tells of its failure.
  window.earlySettings.catch(() => undefined)
}
