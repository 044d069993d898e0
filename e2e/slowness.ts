/** `SCOPE_CONSOLE_SLOWNESS=5` makes every page compute five times slower, and the journeys wait as much longer. */
export const SLOWNESS = Math.max(1, Number(process.env['SCOPE_CONSOLE_SLOWNESS'] ?? 1) || 1)
