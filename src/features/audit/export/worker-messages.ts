import type { Format, Written } from '../../../components/export/export-writer'
import type { Batch } from './batch'
import type { Destination } from './targets'

/** Orders to the worker that writes an export: one at a time, each answered once. */
export type Order =
  | { kind: 'open'; format: Format; destination: Destination }
  | { kind: 'write'; batch: Batch }
  | { kind: 'finish' }
  | { kind: 'discard' }

export type SavedFile = Written & {
  /** What is to be saved; null where it was written to its place. */
  file: Blob | null
}

export type Reply = { kind: 'bytes'; bytes: number } | { kind: 'finished'; saved: SavedFile }
