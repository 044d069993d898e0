/** Request ids of the audit calls of this visit: their events are the console's own (contract §2, §6). */
export const ownAuditReads = new Set<string>()
