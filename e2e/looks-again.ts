/** A screen looks again when somebody comes back to it after a minute. This is somewhat longer. */
export const OVER_A_MINUTE_MS = 61_000

/** Lets the second admin commit in a seeded Scope, too. */
export const bothAdmins = { grants: { 'second-admin': ['scope.admin', 'scope.viewer'] } } as const
