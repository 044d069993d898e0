/** The console looks again when somebody comes back after a minute, so journeys stay away somewhat longer. */
export const OVER_A_MINUTE_MS = 61_000

/** Lets the second admin commit in a seeded Scope, too. */
export const bothAdmins = { grants: { 'second-admin': ['scope.admin', 'scope.viewer'] } } as const
