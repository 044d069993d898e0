import { questions, type Question } from '../api/questions'
import { taggedIn } from '../features/artifacts/tagged-search'
import { SCOPE_ACTIONS } from '../features/scopes/scope-actions'
import { compareSides, isComparable } from '../routing/compare-sides'
import type { Side } from '../routing/paths'
import type { ScreenPath } from '../routing/screens'
import { readSearch, RevisionParam } from '../routing/search-params'

type Ids = Readonly<Record<string, string>>
type Read = (ids: Ids, search: URLSearchParams) => readonly Question[]

const authorities = () => [
  questions.deployment('server.observe'),
  questions.deployment('server.admin'),
  ...SCOPE_ACTIONS.map((action) => questions.authority(action)),
]

/** The two revisions that an address compares. With one of them missing, the head decides what is compared. */
function endsOf(search: URLSearchParams): readonly number[] {
  const { from, to } = readSearch(search, { from: RevisionParam, to: RevisionParam })
  return from === undefined || to === undefined ? [] : [...new Set([from, to])]
}

const sideOf = ({ scopeId, family, artifactId, revision }: Side) =>
  revision === null
    ? questions.head(scopeId, family, artifactId)
    : questions.revision(scopeId, family, artifactId, revision)

/**
 * The requests that each screen is sure to make, worked out from its address alone (screens §1). The page sends them while the
 * screen's code loads, and the screen takes up their answers. A request that the screen may not need is not here, because
 * each one is an event in the audit.
 */
export const FIRST_READS: Readonly<Record<ScreenPath, Read>> = {
  // Which lists Home reads depends on what this person may read, and on what they have pinned.
  '/': () => [
    questions.authority('scope.read'),
    questions.deployment('server.admin'),
    questions.authority('scope.admin'),
  ],
  '/sign-in': () => [],
  '/scopes': authorities,
  '/scopes/:scopeId': authorities,
  '/scopes/:scopeId/new/:family': () => [questions.authority('scope.contribute')],
  '/scopes/:scopeId/artifacts/:family': ({ scopeId = '', family = '' }, search) => [
    // A search is no list: the screen asks for it alone.
    ...(search.get('search') ? [] : [questions.artifacts(scopeId, family, null, taggedIn(search))]),
    questions.authority('scope.contribute'),
  ],
  '/scopes/:scopeId/artifacts/:family/:artifactId': ({
    scopeId = '',
    family = '',
    artifactId = '',
  }) => [questions.head(scopeId, family, artifactId)],
  // A kept draft may hold what the form needs.
  '/scopes/:scopeId/artifacts/:family/:artifactId/edit': () => [],
  '/scopes/:scopeId/artifacts/:family/:artifactId/history': (
    { scopeId = '', family = '', artifactId = '' },
    search,
  ) => [
    questions.revisions(scopeId, family, artifactId),
    ...endsOf(search).map((end) => questions.revision(scopeId, family, artifactId, end)),
  ],
  '/scopes/:scopeId/artifacts/:family/:artifactId/compare': (ids, search) => {
    const { here, there } = compareSides(ids, search)
    return there && isComparable(here, there) ? [sideOf(here), sideOf(there)] : []
  },
  '/scopes/:scopeId/prompts': ({ scopeId = '' }) => [
    questions.artifacts(scopeId, 'prompt'),
    questions.deployment('server.observe'),
  ],
  '/scopes/:scopeId/prompts/:promptKey': ({ scopeId = '', promptKey = '' }) => [
    questions.prompt(scopeId, promptKey),
  ],
  '/scopes/:scopeId/sources/:sourceType/:sourceId': ({
    scopeId = '',
    sourceType = '',
    sourceId = '',
  }) => [questions.source(scopeId, sourceType, sourceId)],
  '/access': () => [questions.deployment('server.admin'), questions.authority('scope.admin')],
  '/access/people/:type/:id': () => [
    questions.deployment('server.admin'),
    questions.authority('scope.admin'),
  ],
  '/audit': () => [questions.deployment('server.admin'), questions.authority('scope.admin')],
}
