/**
 * Two rings of tests. `npm test` runs the everyday one: what anybody waits for before a commit. `npm test -- --all` runs
 * everything, and is what a change has to pass before it lands.
 */
export const isEveryday = process.env['SCOPE_CONSOLE_RING'] === 'everyday'

/**
 * Journeys that an everyday run plays on the real servers too, by file: what these servers write, record, refuse or hold
 * back differs, or has differed. All other journeys are about the console and run on the embedded service then.
 */
export const ON_EVERY_SERVER = [
  'smoke',
  'session',
  'scopes',
  'artifacts',
  'history',
  'memory-diff',
  'prompt-journey',
  'prompt-status',
  'commit-restore',
  'commit-conflict',
  'edit-families',
  'edit-conflict',
  'audit-event',
  'quiet',
  'proxy',
].map((name) => `${name}.e2e.ts`)

/** Journeys of minutes that play one thing very often: the full run's. */
export const LONG = ['ids', 'commit-faults', 'audit-gaps'].map((name) => `${name}.e2e.ts`)
