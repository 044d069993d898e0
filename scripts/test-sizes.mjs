/** Turns that a landing draws from: `e2e/rings.ts` deals the journeys out to so many. */
export const TURNS = 16

/**
 * After so many minutes a landing begins no further journey or suite, and counts the rest as skipped. CI refuses a landing
 * that takes more than 90 minutes, and a slow machine would.
 */
export const LANDING_MINUTES = 70

/** Sizes of the shorter runs. */
const short = {
  SCOPE_CONSOLE_REQUESTS: '1000',
  SCOPE_CONSOLE_KILLS: '5',
  SCOPE_CONSOLE_FAULT_RUNS: '60',
  SCOPE_CONSOLE_FAULT_CHANGES: '30',
  SCOPE_CONSOLE_ACCESS_SETS: '50',
  SCOPE_CONSOLE_HISTORIES: '150',
  FEED_HISTORIES: '2000',
  FEED_SCROLLS: '8',
}

/**
 * What a ring hands to its suites, as environment variables.
 * @param {'everyday' | 'landing' | 'all'} ring
 * @param {number} drawn from 0 to below 1, chooses the turn of a landing
 * @returns {Record<string, string>}
 */
export function sizesOf(ring, drawn) {
  switch (ring) {
    case 'everyday':
      return {
        ...short,
        SCOPE_CONSOLE_RING: 'everyday',
        // Its seeds stay the same: a change that fails it failed because of the change.
        SCOPE_CONSOLE_SEED: '1',
        SCOPE_CONSOLE_FAULT_SEED: '1',
      }
    // Its seeds and its turn are fresh, so that each landing tries something new. The suites print them; given again, they
    // repeat the run.
    case 'landing':
      return {
        ...short,
        // With a fresh seed, sixty may bring too few conflicts to prove anything.
        SCOPE_CONSOLE_FAULT_RUNS: '240',
        SCOPE_CONSOLE_TURN: String(Math.floor(drawn * TURNS)),
        SCOPE_CONSOLE_TRUTH_EVENTS: '4000',
        SCOPE_CONSOLE_TRUTH_BLINDING: '10',
        SCOPE_CONSOLE_TRUTH_SCROLLS: '8',
      }
    default:
      return {}
  }
}
