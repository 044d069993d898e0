/** Turns that a landing draws from. */
export const TURNS: number
/** What a ring hands to its suites, as environment variables. */
export function sizesOf(ring: 'everyday' | 'landing' | 'all', drawn: number): Record<string, string>
