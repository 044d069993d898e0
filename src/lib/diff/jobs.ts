import { mergeContents } from '../merge/merge-contents'
import type { Merge, MergeRequest } from '../merge/merge'
import { comparisonOf } from './compare-contents'
import type { CompareRequest, Comparison } from './comparison'

/** What the worker can be asked for, and what it answers. */
export type Jobs = {
  compare: { request: CompareRequest; result: Comparison }
  merge: { request: MergeRequest; result: Merge }
}
export type Job = { [K in keyof Jobs]: { kind: K; request: Jobs[K]['request'] } }[keyof Jobs]

/** The worker's answer to the one job that it has; `error` is for the console, never for the screen. */
export type Answer = { result: Jobs[keyof Jobs]['result'] } | { error: string }

/** Does a job; `transfer` lists what need not be copied to the page. */
export function doJob(job: Job): { answer: Answer; transfer: ArrayBuffer[] } {
  try {
    if (job.kind === 'merge')
      return { answer: { result: mergeContents(job.request) }, transfer: [] }
    const result = comparisonOf(job.request)
    return { answer: { result }, transfer: result.sections.flatMap(({ diff }) => buffersOf(diff)) }
  } catch (error) {
    return { answer: { error: String(error) }, transfer: [] }
  }
}

/** All buffers in a value of records and Int32Arrays. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (value instanceof Int32Array) return [value.buffer as ArrayBuffer]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersOf) : []
}
