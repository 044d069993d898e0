import type { Principal } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import type { Texts } from '../../../lib/language/catalogue'
import type { FixedRequest } from '../export/export-request'
import type { BindingLine } from './bindings'
import type { ChangeLine } from './change-search'
import type { EventFacts } from './event-facts'
import type { indexTexts } from './index-texts'
import type { BundleCounts } from './manifest'
import type { Notes } from './notes'

export type IndexTexts = typeof indexTexts extends Texts<infer T> ? T : never

/** All that the index page tells. */
export type IndexFacts = {
  name: string
  request: FixedRequest
  facts: EventFacts
  counts: BundleCounts
  complete: boolean
  /** Why it is not, in the words of the receipt. */
  whyNotComplete: string | null
  /** Stretches of which the server cannot hand out at least one event, as the receipt names them. */
  unreadable: readonly { from: string; until: string }[]
  /** Decisions that were selected by hand and did not come again. */
  notFound: number
  /** Events that the console's own filters left out. */
  leftOut: number
  bindings: readonly BindingLine[]
  /** Null where what was changed was not asked for. */
  changes: readonly ChangeLine[] | null
  notes: Notes
  server: { origin: string; deployment_id: string | null }
  principal: Principal
  console: string
  madeAt: string
  zone: Zone
  /** An event in one sentence, with names. */
  sentence: (event: AuditEvent) => string
}
