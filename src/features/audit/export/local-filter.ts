import type { AuditEvent } from '../../../api/contract/audit'

/** Filters that the console applies itself to what it has read, since the service has none like them. */
export type LocalFilter = {
  /** Each in words, as the person reads them: "Operation: get_scope". */
  words: readonly string[]
  /** The same as the address carries them. */
  params: Readonly<Record<string, string>>
  matches: (event: AuditEvent) => boolean
}
