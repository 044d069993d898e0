import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../src/lib/storage/testing/fake-storage'
import { HOSTILE, KEPT, keyAt, NOT_KEPT, type KeptKey } from './kept'

const ada = { type: 'user', id: 'ada' }
const owner = JSON.stringify(['', 'user', 'ada'])
const target = { scopeId: 's', family: 'skill', artifactId: 'a' }
const PLACE = { owner, target: Object.values(target), resource: 'server', state: 'abc' }

type Row = {
  /** What the console takes the kept text for. */
  read: () => unknown
  /** Texts that the key may hold, although nobody would write them: they stand for themselves. */
  believes?: (text: string) => boolean
  /** Well-formed texts that are none of ours. */
  worse?: readonly string[]
}

const from = <M, T>(load: () => Promise<M>, read: (module: M) => T | Promise<T>) => ({
  read: async () => read(await load()),
})

const columnsCode = async () => ({
  ...(await import('../../src/features/audit/table/use-columns')),
  ...(await import('../../src/features/audit/table/columns')),
  ...(await import('../../src/features/audit/requests/request-columns')),
})

/** What a hook of a screen says. */
function said(use: () => unknown): unknown {
  let value: unknown
  const Asking = () => {
    value = use()
    return null
  }
  renderToStaticMarkup(<Asking />)
  return value
}

/** What is kept for whoever is signed in. */
async function ofPerson<T>(kept: { followSession: () => void; get: () => T }): Promise<T> {
  const { session } = await import('../../src/api/session')
  session.start('token', false, owner)
  kept.followSession()
  return kept.get()
}

async function resumed() {
  const { session } = await import('../../src/api/session')
  session.resume()
  return session
}

const draft = (change: Record<string, unknown>) =>
  JSON.stringify({
    seen: { revision: 7, etag: '"revision:7"', content: {} },
    content: {},
    unparsed: {},
    savedAt: '2026-11-21T10:41:00Z',
    ...change,
  })
const FAR = 1e300

const ROWS: Record<KeptKey, Row> = {
  'scope-console.access-review.': from(
    () => import('../../src/features/access/review/review-storage'),
    ({ reviewStore }) => reviewStore(owner, ['server']).get(),
  ),
  'scope-console.artifact-names ': from(
    () => import('../../src/names/artifact-names'),
    async ({ artifactNames, placeOf }) =>
      [...(await ofPerson(artifactNames)).keys()].flatMap((key) => placeOf(key) ?? []),
  ),
  'scope-console.audit-columns': from(columnsCode, ({ useColumns, DECISION_COLUMNS }) =>
    said(() => useColumns(DECISION_COLUMNS, { events: 0 } as never).choice),
  ),
  'scope-console.audit-presets.': from(
    () => import('../../src/features/audit/presets/preset-storage'),
    ({ storedPresets }) => storedPresets(owner),
  ),
  'scope-console.audit-request-columns': from(columnsCode, ({ useColumns, REQUEST_COLUMNS }) =>
    said(() => useColumns(REQUEST_COLUMNS, { events: 0 } as never).choice),
  ),
  'scope-console.diff': from(
    () => import('../../src/components/diff/preferences'),
    ({ useDiffPreferences }) => said(useDiffPreferences),
  ),
  'scope-console.ended-sessions': from(
    () => import('../../src/api/session-ids'),
    ({ sessionIds }) => sessionIds.isEnded('x'),
  ),
  'scope-console.ids-only': from(
    () => import('../../src/names/ids-only'),
    ({ useIdsOnly }) => said(useIdsOnly),
  ),
  'scope-console.language': from(
    () => import('../../src/ui/language'),
    ({ LanguageProvider, useLanguage }) => {
      let language: unknown
      const Asking = () => (language = useLanguage().language) && null
      renderToStaticMarkup(
        <LanguageProvider>
          <Asking />
        </LanguageProvider>,
      )
      return language
    },
  ),
  'scope-console.looked-at ': from(
    () => import('../../src/names/looked-at'),
    async ({ lookedAt }) => [...(await ofPerson(lookedAt))],
  ),
  'scope-console.principal-names ': from(
    () => import('../../src/names/principal-names'),
    async ({ principalNames }) => [...(await ofPerson(principalNames))],
  ),
  'scope-console.scope-names ': from(
    () => import('../../src/names/scope-names'),
    async ({ scopeNames }) => [...(await ofPerson(scopeNames))],
  ),
  // Any id of the right form is as good as another one.
  'scope-console.session.': from(
    () => import('../../src/api/session-ids'),
    ({ sessionIds }) => /^[\da-f]{32}$/.test(sessionIds.join(owner)),
  ),
  'scope-console.theme': from(
    () => import('../../src/ui/theme-storage'),
    ({ themeStorage }) => themeStorage({ key: 'scope-console.theme' }).get('system') as unknown,
  ),
  'scope-console.visited-scopes ': {
    ...from(
      () => import('../../src/names/visited-scopes'),
      ({ visitedScopes }) => ofPerson(visitedScopes),
    ),
    worse: ['{"pinned":["..","\\ud800",""],"recent":["."," a"]}'],
  },
  'scope-console.visits ': {
    ...from(
      () => import('../../src/names/visits'),
      ({ visits }) => ofPerson(visits),
    ),
    worse: [
      '{"seen":1e400,"endOfLast":null}',
      `{"seen":null,"endOfLast":${FAR}}`,
      `{"seen":1,"endOfLast":-${FAR}}`,
    ],
  },
  'scope-console.zone': from(
    () => import('../../src/features/audit/use-zone'),
    ({ useZone }) => said(() => useZone(new URLSearchParams())[0]),
  ),
  'scope-console.dialogs': {
    ...from(
      () => import('../../src/commit/dialog-drafts'),
      ({ typedReasonsOf }) => typedReasonsOf(owner),
    ),
    worse: [1.5, -1, FAR].map((revision) =>
      JSON.stringify([{ owner, target, draft: { dialog: 'restore', revision, reason: 'typed' } }]),
    ),
  },
  'scope-console.draft.': {
    ...from(
      () => import('../../src/commit/edit-drafts'),
      ({ readEditDraft }) => readEditDraft(ada, target),
    ),
    worse: [
      draft({ seen: { revision: 1.5, etag: '"1"', content: {} } }),
      draft({ seen: { revision: 7, etag: '\u202e', content: {} } }),
      draft({ savedAt: 'never' }),
      draft({ content: 'x' }).replace('"x"', `{"a":${HOSTILE['lists in lists']}}`),
      draft({}).replace('"unparsed"', '"content":{},"unparsed"'),
    ],
  },
  'scope-console.grant': { read: async () => (await resumed()).grant() },
  'scope-console.oidc.': {
    read: async () => {
      const { returnFromProvider } = await import('../../src/api/oidc/provider')
      const settings = { issuer: 'https://login.example', clientId: 'c', scope: 'openid' }
      return returnFromProvider(
        { ...settings, origins: [] },
        'https://console.example/',
        'https://console.example/?code=c&state=abc',
      ).catch((error: unknown) => (error as { fault: unknown }).fault)
    },
  },
  // Whose token it is: the server says so before anything of that person is shown.
  'scope-console.owner': {
    read: async () => {
      sessionStorage.setItem('scope-console.token', 'token')
      return (await resumed()).owner()
    },
    believes: () => true,
  },
  'scope-console.sent.': {
    ...from(
      () => import('../../src/commit/sent-record'),
      ({ sentRecords }) => sentRecords.read(sentRecords.stored(owner, target)),
    ),
    worse: [
      '{"kind":"edit","base":1e400,"at":1}',
      '{"kind":"edit","base":4,"at":-1}',
      `{"kind":"edit","base":4,"at":${FAR}}`,
    ],
  },
  'scope-console.sessions': {
    read: async () => {
      sessionStorage.setItem('scope-console.token', 'token')
      sessionStorage.setItem('scope-console.owner', owner)
      return (await import('../../src/api/session')).session.kept()
    },
  },
  'scope-console.signed-out': from(
    () => import('../../src/api/oidc/signed-out'),
    ({ signedOutAtProvider }) => signedOutAtProvider.isNoted(),
  ),
  'scope-console.token': {
    read: async () => (await resumed()).token(),
    believes: (text) => text.length <= 65_536 && /^[\x21-\x7e]*$/.test(text),
    worse: ['two words', 'zw\u00f6lf', 'line\nX-Header: 1'],
  },
  'scope-console.tour': from(
    () => import('../../src/demo/tour/progress'),
    ({ tourScene }) => tourScene.get(),
  ),
  'scope-console.unreadable': {
    ...from(
      () => import('../../src/features/audit/met-spots'),
      ({ metSpots }) => metSpots.within(-Infinity, Infinity),
    ),
    worse: [
      `[${FAR}]`,
      '[-1]',
      '[1e400]',
      JSON.stringify(Array.from({ length: 501 }, (_, at) => at)),
    ],
  },
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { languages: ['en'] })
})

describe.each(Object.keys(KEPT) as KeptKey[])('what is kept as %s', (key) => {
  const { read, believes, worse = [] } = ROWS[key]

  it('is ignored where the console has not written it', async () => {
    const nothing = await read()
    const storage = () => globalThis[KEPT[key].in]
    for (const text of [...Object.values(HOSTILE), ...worse]) {
      vi.resetModules()
      storage().setItem(keyAt(key, PLACE), text)
      const value = await read()
      const expected = believes?.(text) ? text : nothing
      // Not a matcher for the two: it would print five megabytes.
      expect(JSON.stringify(value) === JSON.stringify(expected), text.slice(0, 100)).toBe(true)
      storage().removeItem(keyAt(key, PLACE))
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

const src = new URL('../../src/', import.meta.url).pathname
/** The code of each file of the console, without comments. */
const FILES = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
  .map((path) => ({
    path,
    code: readFileSync(join(src, path), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  }))

it('each key in the code has a row, and each row a key', () => {
  const names = FILES.flatMap(({ code }) =>
    [...code.matchAll(/['"`](scope-console\.[^'"`$]+)/g)].map(([, name = '']) => name),
  )
  const keys = new Set(names.filter((name) => !NOT_KEPT.includes(name)))
  expect([...keys].sort()).toEqual(Object.keys(KEPT).sort())
  expect(NOT_KEPT.filter((name) => !names.includes(name))).toEqual([])
})

it('the storages of the browser are opened in three places', () => {
  const STORAGES = /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/
  expect(
    FILES.filter(({ code }) => STORAGES.test(code))
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'api/oidc/provider.ts',
    // The demonstration's own data, which it makes anew where they cannot be read.
    'demo/kept-file.ts',
    'lib/storage/browser-storage.ts',
  ])
})
