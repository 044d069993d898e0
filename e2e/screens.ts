import { paths } from '../src/routing/paths'
import type { SeededPrompt } from './seed'

/** The list of Scopes reads each of those that the tests before have made, which takes an old server a while. */
export const LONGEST_MS = 60_000

/**
 * Every screen of the console, as a scope admin of a seeded Prompt opens it; what shows that it has loaded.
 * @param beside the same Prompt of another Scope, to compare it with; without it the comparison has no other side
 */
export function screensOf(
  { scopeId, scopeTitle, key, sourceId }: SeededPrompt,
  beside?: SeededPrompt,
) {
  const side = { scopeId, family: 'prompt', artifactId: key, revision: 2 }
  return [
    { name: 'Scopes', path: paths.scopes({ q: scopeTitle }), shows: 'table', title: 'Scopes' },
    { name: 'Scope', path: paths.scope(scopeId), shows: 'link', title: 'Audit of this scope' },
    {
      name: 'Artifacts',
      path: paths.artifacts(scopeId, 'prompt'),
      shows: 'table',
      title: 'Artifacts',
    },
    {
      name: 'New Artifact',
      path: paths.create(scopeId, 'skill'),
      shows: 'button',
      title: 'Discard changes',
    },
    {
      name: 'Artifact',
      path: paths.artifact(scopeId, 'prompt', key),
      shows: 'tab',
      title: 'Content',
    },
    {
      name: 'History',
      path: paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
      shows: 'region',
      title: 'Changes from revision 2 to revision 5',
    },
    {
      name: 'History side by side',
      path: paths.history(scopeId, 'prompt', key, { from: 1, to: 4, view: 'split' }),
      shows: 'region',
      title: 'Changes from revision 1 to revision 4',
    },
    {
      name: 'Comparison',
      path: paths.compare(side, { ...side, scopeId: beside?.scopeId ?? scopeId, revision: 1 }),
      shows: 'button',
      title: beside ? 'Swap' : 'Compare with…',
    },
    {
      name: 'Source',
      path: paths.source(scopeId, 'content', sourceId),
      shows: 'region',
      title: 'Cited by',
    },
    { name: 'Prompts', path: paths.prompts(scopeId), shows: 'table', title: 'Prompts' },
    { name: 'Prompt', path: paths.prompt(scopeId, key), shows: 'button', title: 'Switch to Auto…' },
    // Home reads the Scope that was visited last. It comes after a screen of this test's Scope, so that it reads no other test's.
    { name: 'Home', path: paths.home(), shows: 'region', title: 'Grants and revocations' },
    {
      name: 'Audit',
      path: paths.audit({ resource: `scope:${scopeId}` }),
      shows: 'table',
      title: 'Audit requests',
    },
    {
      name: 'Access',
      path: paths.access({ resource: `scope:${scopeId}` }),
      shows: 'tab',
      title: 'Bindings',
    },
  ] as const
}
