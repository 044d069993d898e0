import type { Family } from './artifacts'

/** Families whose Artifacts can be read, in the order in which the service names them when it refuses another one (contract §4.1). */
export const READ_FAMILIES = [
  'memory',
  'atomic-memory',
  'experience',
  'skill',
  'handoff',
  'profile',
  'prompt',
  'topic-memory',
] as const satisfies readonly Family[]
