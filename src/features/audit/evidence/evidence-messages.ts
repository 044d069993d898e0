import type { Written } from '../../../components/export/export-writer'
import type { Batch } from '../export/batch'
import type { Destination } from '../export/targets'
import type { SavedFile } from '../export/worker-messages'
import type { RevisionChange } from './change-text'
import type { EventFacts } from './event-facts'
import type { ManifestFacts } from './manifest'

/** Orders to the worker that writes a bundle: one at a time, each answered once. */
export type EvidenceOrder =
  | { kind: 'open'; destination: Destination }
  | { kind: 'write'; batch: Batch }
  /** All events are written: the file of events ends. */
  | { kind: 'end-events' }
  | { kind: 'add'; name: string; text: string }
  | { kind: 'add-change'; name: string; change: RevisionChange }
  | { kind: 'finish'; facts: ManifestFacts }
  | { kind: 'discard' }

export type EvidenceReply =
  | { kind: 'bytes'; bytes: number }
  | { kind: 'events'; written: Written; facts: EventFacts }
  | { kind: 'finished'; saved: SavedFile }
