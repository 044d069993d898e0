import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from './paths'
import { SCREENS, type ScreenPath } from './screens'

/** An id with all that an address has to encode. */
const ID = 'a b/ü%?#'

/** A link of each kind, and the screen that it leads to. */
const LINKS: Record<keyof typeof paths, [link: string, screen: ScreenPath, ids: object]> = {
  home: [paths.home(), '/', {}],
  signIn: [paths.signIn('/audit'), '/sign-in', {}],
  scopes: [paths.scopes({ q: 'a' }), '/scopes', {}],
  scope: [paths.scope(ID), '/scopes/:scopeId', { scopeId: ID }],
  artifacts: [
    paths.artifacts(ID, 'skill'),
    '/scopes/:scopeId/artifacts/:family',
    { scopeId: ID, family: 'skill' },
  ],
  create: [
    paths.create(ID, 'skill'),
    '/scopes/:scopeId/new/:family',
    { scopeId: ID, family: 'skill' },
  ],
  artifact: [
    paths.artifact(ID, 'skill', ID),
    '/scopes/:scopeId/artifacts/:family/:artifactId',
    { scopeId: ID, family: 'skill', artifactId: ID },
  ],
  edit: [
    paths.edit(ID, 'skill', ID),
    '/scopes/:scopeId/artifacts/:family/:artifactId/edit',
    { scopeId: ID, family: 'skill', artifactId: ID },
  ],
  history: [
    paths.history(ID, 'skill', ID, { from: 1, to: 2 }),
    '/scopes/:scopeId/artifacts/:family/:artifactId/history',
    { scopeId: ID, family: 'skill', artifactId: ID },
  ],
  compare: [
    paths.compare(
      { scopeId: ID, family: 'skill', artifactId: ID, revision: 1 },
      { scopeId: 'other', family: 'skill', artifactId: ID, revision: null },
    ),
    '/scopes/:scopeId/artifacts/:family/:artifactId/compare',
    { scopeId: ID, family: 'skill', artifactId: ID },
  ],
  prompts: [paths.prompts(ID), '/scopes/:scopeId/prompts', { scopeId: ID }],
  prompt: [
    paths.prompt(ID, 'skill.generate'),
    '/scopes/:scopeId/prompts/:promptKey',
    { scopeId: ID, promptKey: 'skill.generate' },
  ],
  source: [
    paths.source(ID, 'content', ID),
    '/scopes/:scopeId/sources/:sourceType/:sourceId',
    { scopeId: ID, sourceType: 'content', sourceId: ID },
  ],
  access: [paths.access({ resource: 'server' }), '/access', {}],
  person: [
    paths.person({ type: 'user', id: ID }),
    '/access/people/:type/:id',
    { type: 'user', id: ID },
  ],
  audit: [paths.audit({ resource: 'server' }), '/audit', {}],
}

const screens = Object.keys(SCREENS).map((path) => ({ path }))

test.each(Object.entries(LINKS))('%s leads to its screen', (_, [link, path, ids]) => {
  const { pathname } = new URL(link, 'http://console')
  const [found] = matchRoutes(screens, pathname) ?? []
  expect(found?.route.path).toBe(path)
  expect(found?.params).toEqual(ids)
})

test('every screen has a link that leads to it', () => {
  expect(new Set(Object.values(LINKS).map(([, path]) => path))).toEqual(
    new Set(Object.keys(SCREENS)),
  )
})
