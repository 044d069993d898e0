import * as v from 'valibot'
import type { Demonstration, PromptKey } from '../../api/contract/prompts'
import { own } from '../../lib/json/own'
import { atomicMemoryExtract, atomicMemoryReconcile } from './atomic-memory'
import {
  experienceGenerate,
  experienceIncubate,
  handoffGenerate,
  profileGenerate,
  skillGenerate,
} from './generation'
import {
  topicMemoryEvolve,
  topicMemoryGlobal,
  topicMemoryPlanner,
  topicMemoryProbe,
  topicMemoryReconcile,
  topicMemoryReduce,
  topicMemoryTemporary,
} from './topic-memory'

/**
 * What a demonstration of each key looks like (contract §5). A key without a definition is of an operation that is off:
 * nothing Custom can be saved for it, and Auto has no demonstrations.
 */
const DEFINITIONS: Record<PromptKey, v.GenericSchema | null> = {
  'memory.extract': null,
  'memory.rerank': null,
  'atomic_memory.extract': atomicMemoryExtract,
  'atomic_memory.reconcile': atomicMemoryReconcile,
  'experience.incubate': experienceIncubate,
  'experience.generate': experienceGenerate,
  'skill.generate': skillGenerate,
  'handoff.generate': handoffGenerate,
  'topic_memory.probe': topicMemoryProbe,
  'topic_memory.global': topicMemoryGlobal,
  'topic_memory.planner': topicMemoryPlanner,
  'topic_memory.evolve': topicMemoryEvolve,
  'topic_memory.temporary': topicMemoryTemporary,
  'topic_memory.reduce': topicMemoryReduce,
  'topic_memory.reconcile': topicMemoryReconcile,
  'profile.generate': profileGenerate,
}

/** Whether a demonstration is of what the operation takes and gives. */
export function isOf(key: string, demonstration: Demonstration): boolean {
  const definition = own(DEFINITIONS, key) ?? null
  return definition === null || v.is(definition, demonstration)
}
