import type { AuditEvent } from '../../../api/contract/audit'
import { isApiError } from '../../../api/errors'
import { familyOf } from '../../../families/family-of'
import { parseInstant, type Micros } from '../../../lib/date/micros'
import { changeFileName } from './bundle-name'
import { NoCallLeft } from './call-budget'
import { changePlace, type ChangePlace } from './change-place'
import type { ArtifactPlace, ChangeReader } from './change-reader'
import type { RevisionChange } from './change-text'
import { matchingRevisions, type RevisionRow } from './matching-revisions'

/** Revisions whose changes are written into a bundle. */
export const DIFFS_MAX = 60

/** Why an event has no revision, or not all of them, or a revision no file. */
export type LeftOut =
  | 'no revision fits'
  | 'no times of revisions recorded'
  | 'reader may not read this Scope'
  | 'bound reached'
  | `could not be read: ${string}`

export type PossibleRevision = {
  scope_id: string
  family: string
  artifact_id: string
  revision: number
  committed_at: string | null
  /** The file with what it changed, or null and why there is none. */
  file: string | null
  left_out: LeftOut | null
}

/** A line of `changes/changes.jsonl`. */
export type ChangeLine = {
  event_id: string
  occurred_at: string
  may_have_made: PossibleRevision[]
  left_out: LeftOut | null
}

type Options = {
  reader: ChangeReader
  /** Whether the reader may read the Artifacts of a Scope: what may not be read is not asked for, since asking is audited. */
  mayRead: (scopeId: string) => boolean
  /** Writes what a revision changed; called once for each. */
  write: (name: string, change: RevisionChange) => Promise<void>
  onProgress: (done: number) => void
  signal: AbortSignal
}

type Rows = { rows: RevisionRow[]; failure: LeftOut | null }

const reasonOf = (error: unknown): LeftOut => {
  if (error instanceof NoCallLeft) return 'bound reached'
  if (isApiError(error)) return `could not be read: ${error.code}`
  throw error
}

/** Looks for the revisions that changes may have made, and writes what each of these revisions changed. */
export async function searchChanges(
  events: readonly AuditEvent[],
  options: Options,
): Promise<ChangeLine[]> {
  const { reader, mayRead, write, onProgress, signal } = options
  const places = new Map<string, { place: ChangePlace; since: Micros }>()
  for (const event of events) {
    const place = changePlace(event)
    if (place === null) continue
    const at = parseInstant(event.occurred_at) ?? 0
    const known = places.get(keyOf(place))
    places.set(keyOf(place), { place, since: Math.min(at, known?.since ?? at) })
  }
  const found = new Map<string, Rows[]>()
  for (const [key, { place, since }] of places) {
    if (mayRead(place.scopeId)) found.set(key, await rowsOf(reader, place, since))
    signal.throwIfAborted()
  }
  const files = new Map<string, Pick<PossibleRevision, 'file' | 'left_out'>>()
  const fileOf = async (row: RevisionRow): Promise<Pick<PossibleRevision, 'file' | 'left_out'>> => {
    if (files.size === DIFFS_MAX) return { file: null, left_out: 'bound reached' }
    const place = { scopeId: row.scope_id, family: row.family, artifactId: row.artifact_id }
    try {
      const revision = await reader.revision(place, row.revision)
      const before = row.revision > 1 ? await reader.revision(place, row.revision - 1) : null
      const name = changeFileName(files.size + 1, row.artifact_id, row.revision)
      await write(name, { revision, before, fields: familyOf(row.family).compared })
      return { file: name, left_out: null }
    } catch (error) {
      return { file: null, left_out: reasonOf(error) }
    }
  }
  const lines: ChangeLine[] = []
  for (const event of events) {
    const place = changePlace(event)
    const lists = place === null ? undefined : found.get(keyOf(place))
    const possible: PossibleRevision[] = []
    for (const row of (lists ?? []).flatMap(({ rows }) => matchingRevisions(event, rows))) {
      const key = JSON.stringify([row.scope_id, row.family, row.artifact_id, row.revision])
      const file = files.get(key) ?? (await fileOf(row))
      if (file.file !== null) files.set(key, file)
      possible.push({
        scope_id: row.scope_id,
        family: row.family,
        artifact_id: row.artifact_id,
        revision: row.revision,
        committed_at: row.created_at ?? null,
        ...file,
      })
      signal.throwIfAborted()
    }
    lines.push({
      event_id: event.event_id,
      occurred_at: event.occurred_at,
      may_have_made: possible,
      left_out: whyNot(lists, possible),
    })
    onProgress(lines.length)
  }
  return lines
}

const keyOf = ({ scopeId, family, artifactId }: ChangePlace) =>
  JSON.stringify([scopeId, family, artifactId])

/** The revisions of the Artifact, or of each Artifact that it may be, since an instant. */
async function rowsOf(reader: ChangeReader, place: ChangePlace, since: Micros): Promise<Rows[]> {
  let artifacts: ArtifactPlace[]
  try {
    const { scopeId, family, artifactId } = place
    artifacts =
      artifactId === null
        ? await reader.heads(scopeId, family, since)
        : [{ scopeId, family, artifactId }]
  } catch (error) {
    return [{ rows: [], failure: reasonOf(error) }]
  }
  const lists: Rows[] = []
  for (const artifact of artifacts) {
    try {
      lists.push({ rows: await reader.revisions(artifact, since), failure: null })
    } catch (error) {
      lists.push({ rows: [], failure: reasonOf(error) })
    }
  }
  return lists
}

function whyNot(
  lists: readonly Rows[] | undefined,
  possible: readonly PossibleRevision[],
): LeftOut | null {
  if (lists === undefined) return 'reader may not read this Scope'
  // What could not be read might hold a further one that fits.
  const failure = lists.find((list) => list.failure !== null)?.failure ?? null
  if (failure !== null || possible.length > 0) return failure
  const untimed = lists.some(({ rows }) => rows.some(({ created_at: at }) => !at))
  return untimed ? 'no times of revisions recorded' : 'no revision fits'
}
