/** Milliseconds for which an answer is taken as it is; after it, a screen that is turned to looks again. */
export const FRESH_MS = 60_000
