import type { ScopeWorld } from '../world'
import type { Person } from '../people'
import { row } from './event-rows'

const search = (family: string, as: Person = 'ada', body: object = { query: 'x' }) => [
  (scope: ScopeWorld) => scope.world.post(as, `${scope.path}/artifacts/${family}/search`, body),
] as const // prettier-ignore

const ALLOWED =
  'search_artifacts · ada · scope.read · scope · allowed · role-binding · matched ada · a binding'
const DENIED =
  'search_artifacts · stranger · scope.read · scope · denied · no-matching-binding · matched nobody · no binding'
const none = { in100: [], about: 'search within a family: 1.0.0 has none' }

/** A search leaves one event in the audit. A search in a family of memories leaves two. */
export const ofSearches = [
  row('search experiences', ...search('experience'), [ALLOWED], none),
  row('search skills', ...search('skill'), [ALLOWED], none),
  row('search topic memories', ...search('topic-memory'), [ALLOWED, ALLOWED], none),
  row('search atomic memories', ...search('atomic-memory'), [ALLOWED, ALLOWED], none),
  row('search profiles', ...search('profile'), [ALLOWED], none),
  row('search what is no family', ...search('bogus'), [ALLOWED], none),
  row('search, denied', ...search('topic-memory', 'stranger'), [DENIED], none),
  row('query tags', (scope) => scope.world.post('ada', `${scope.path}/artifact-tags/query`, { tags: ['a'] }), [ALLOWED.replace('search_artifacts', 'query_artifact_tags')]), // prettier-ignore
  row('query tags, denied', (scope) => scope.world.post('stranger', `${scope.path}/artifact-tags/query`, { tags: ['a'] }), [DENIED.replace('search_artifacts', 'query_artifact_tags')]), // prettier-ignore
  row('search for nothing', ...search('experience', 'ada', { query: '' }), [], none),
]
