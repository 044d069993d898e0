import type { Difference } from './case'

type Body = Record<string, unknown>

/** What 1.4 records of a revision; older servers leave the keys out (contract §4). */
const UNRECORDED = {
  created_at: '<instant>',
  created_by: null,
  restored_from_revision: null,
  reason: null,
}
const COMMON = {
  scope_id: '<scope>',
  sources: [{ source_type: 'content', source_id: '<source>' }],
  artifacts: [],
}
/** Fields of a list's row that only some families fill. */
const ROW = { title: null, summary: null, published_at: null, source_count: null }

/** A normalised revision with content, as the newest version sends it. */
export const revision = (fields: Body) => ({ ...COMMON, ...UNRECORDED, ...fields })
/** The same revision from 1.0.0, which has a list of memory citations instead. */
export const revisionIn100 = (fields: Body) => ({ ...COMMON, memory_citations: [], ...fields })
/** A normalised row of a list, as the newest version sends it. */
export const listed = (fields: Body) => ({ ...COMMON, ...ROW, ...UNRECORDED, ...fields })
export const listedIn100 = (fields: Body) => ({ ...COMMON, ...ROW, ...fields })

/** Differences between the versions that show in several rows. */
export const notRecorded = (in100: unknown): Difference => ({
  in100,
  about:
    'revisions: 1.0.0 leaves out created_at, created_by, restored_from_revision and reason, and adds memory_citations',
})
export const noRestores = (in100: unknown = '422 invalid_access_request'): Difference => ({
  in100,
  about: 'restore: 1.0.0 refuses restored_from_revision and reason',
})
export const ownerPending = (in100: unknown = '503 artifact_owner_pending'): Difference => ({
  in100,
  about: 'reading an Artifact that does not exist: 1.0.0 takes its owner for not yet established',
})
export const noFamily = (family: string, in100: unknown): Difference => ({
  in100,
  about: `family ${family}: 1.0.0 cannot write it`,
})
export const memoryServed = (in100: unknown): Difference => ({
  in100,
  about: 'family memory: 1.0.0 serves its collections, later versions refuse them',
})

/** The refusal of the memory family; its details' wording is the server's own and not compared. */
export const legacyMemory = (operation: string) =>
  `422 legacy_memory_operation_unsupported ${JSON.stringify({ kind: 'artifact_family', name: 'memory', operation })}`
