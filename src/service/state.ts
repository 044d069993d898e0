import type { Database } from './database'
import type { Micros } from '../lib/date/micros'

export type PrincipalRef = {
  type: 'user' | 'service'
  id: string
  description?: string | null
}

/** What the service knows between requests; everything that must survive a restart is in the database. */
export type State = {
  database: Database
  deploymentId: string
  enforced: boolean
  faults: boolean
  /** Whether requests are made in one transaction of their own, see `Service.batch`. */
  batched: boolean
  /** Signs list cursors and access cursors. */
  cursorSecret: Uint8Array
  startedAt: Micros
  /** The next instant: never earlier than, or the same as, one given before (contract §6 orders events by cursor). */
  now(): Micros
  random(length: number): Uint8Array
}

/** One request under way, after authentication. */
export type Call = {
  state: State
  requestId: string
  operation: string
  /** Null when access is disabled. */
  principal: PrincipalRef | null
  /** Where the large content that it writes is, once it is there (`content-pieces.ts`). */
  contentId?: number
}
