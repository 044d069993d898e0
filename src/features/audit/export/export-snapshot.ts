import type { AuditEvent } from '../../../api/contract/audit'
import type { BlindSpot } from '../store/rows'
import type { Written } from '../../../components/export/export-writer'

export type Mark = Pick<AuditEvent, 'cursor' | 'event_id' | 'occurred_at'>

export type ExportSnapshot<T extends Written = Written> = {
  phase: 'reading' | 'settling' | 'waiting' | 'stopped' | 'finishing' | 'done' | 'failed' | 'gone'
  /** Asked for by the person; takes hold before the next page. */
  hold: 'pause' | 'cancel' | null
  /** Events that the server sent, and those of them that are in the file. */
  received: number
  written: number
  bytes: number
  calls: number
  first: Mark | null
  last: Mark | null
  /** Times of the events in the file need not rise with their cursors. */
  earliest: string | null
  latest: string | null
  /** The last event received, also where it is not in the file: how far the export is. */
  reached: string | null
  /** Why it waits, stands or has failed. */
  error: Error | null
  /** The how-manieth automatic retry is waited for. */
  attempt: number
  resumed: { policy: number; cursor: number; connection: number }
  /** The blind spots found so far, ascending. */
  blind: readonly BlindSpot[]
  /** Set at the end: whether the server said that there is no more. */
  ended: boolean
  /** Set at the end: whether the server said that there is no more, and could hand out all of it. A selection by hand never is. */
  complete: boolean
  file: T | null
}

export const BEGINNING: ExportSnapshot<never> = {
  phase: 'reading',
  hold: null,
  received: 0,
  written: 0,
  bytes: 0,
  calls: 0,
  first: null,
  last: null,
  earliest: null,
  latest: null,
  reached: null,
  error: null,
  attempt: 0,
  resumed: { policy: 0, cursor: 0, connection: 0 },
  blind: [],
  ended: false,
  complete: false,
  file: null,
}
