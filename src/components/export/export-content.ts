/** What a step of an export's dialog shows, one below the other. */
export const exportContent = { display: 'grid', gap: 2, alignContent: 'start', pt: 0 } as const
