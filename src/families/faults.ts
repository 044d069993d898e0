import type { Path } from '../api/contract/content-bounds'
import { bytesOf, compactJson } from '../lib/json/compact-json'
import type { TextFault } from '../lib/text/text-faults'

/** What is wrong with a value; the editor has a sentence for each. */
export type Fault =
  | { kind: 'missing' | 'blank' | 'one-line' | 'unknown-field' | 'skill-name' | 'auto' | 'nothing' }
  | { kind: 'too-long' | 'too-many-bytes'; max: number; count: number }
  | { kind: 'too-many' | 'too-few' | 'too-deep' | 'not-above' | 'not-below'; bound: number }
  | { kind: 'choice'; options: string }
  | { kind: 'type'; expected: string }
  | { kind: 'other'; message: string }
  | { kind: 'json'; line: number; column: number }
  | { kind: 'repeated-key'; key: string; line: number; column: number }
  | { kind: 'written'; number: string; as: string }
  | { kind: 'text'; fault: Exclude<TextFault, 'hidden'> }
  | { kind: 'text'; fault: 'hidden'; count: number; found: string }

export type FaultAt = Fault & { path: Path }

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const tooManyBytes = (path: Path, count: number, max: number): FaultAt[] =>
  count > max ? [{ path, kind: 'too-many-bytes', max, count }] : []

/** Bytes as the service counts them: of the JSON with sorted keys and no white space. */
export const jsonBytes = (value: unknown) => bytesOf(compactJson(value ?? null))
