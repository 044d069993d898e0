import { atomicMemory } from './atomic-memory'
import { experience } from './experience'
import type { Family } from './family'
import { handoff } from './handoff'
import { memory } from './memory/memory'
import { profile } from './profile'
import { prompt } from './prompt/prompt'
import { skill } from './skill'
import { topicMemory } from './topic-memory'

/** The families that the console knows, in the order of their tabs. */
export const KNOWN_FAMILIES: readonly Family[] = [
  prompt,
  memory,
  atomicMemory,
  topicMemory,
  experience,
  skill,
  handoff,
  profile,
]
