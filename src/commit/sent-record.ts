import * as v from 'valibot'
import type { Owner } from '../api/session-ids'
import { tabStorage } from '../lib/storage/browser-storage'
import { KeptRevision, KeptTime } from '../lib/storage/kept-parts'
import { Listeners } from '../lib/store'
import type { CommitPlan, Target } from './plan'
import { targetKey } from './target-key'

const PREFIX = 'scope-console.sent.'
const KINDS = ['restore', 'auto', 'edit', 'first-save', 'create'] as const satisfies (
  CommitPlan['kind'] | 'create'
)[]
const SentRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.picklist(KINDS),
    /** Number of the head that it was sent on. */
    base: KeptRevision,
    /** When it was sent, in ms since the epoch. */
    at: KeptTime,
  }),
)
/** Notes that a commit was sent, without its content: the page may be gone before the answer comes. */
export type SentRecord = v.InferOutput<typeof SentRecord>

type Sent = { kind: SentRecord['kind']; target: Target; seen: { revision: number } }

const changed = new Listeners()
const keyOf = (owner: Owner, target: Target) => PREFIX + owner + targetKey(target)

/** Without an owner, nothing is kept. */
export const sentRecords = {
  note(owner: Owner | null, { kind, target, seen }: Sent) {
    if (owner === null) return
    const record: SentRecord = { kind, base: seen.revision, at: Date.now() }
    tabStorage.set(keyOf(owner, target), JSON.stringify(record))
    changed.tell()
  },
  /** The person was shown the outcome, or has dismissed the notice. */
  forget(owner: Owner | null, target: Target) {
    if (owner === null) return
    tabStorage.remove(keyOf(owner, target))
    changed.tell()
  },
  /** The text of the record as it is stored; equal texts are the same record. */
  stored: (owner: Owner, target: Target): string | null => tabStorage.get(keyOf(owner, target)),
  /** Null where the text can't be read. */
  read(stored: string | null): SentRecord | null {
    const parsed = v.safeParse(SentRecord, stored)
    return parsed.success ? parsed.output : null
  },
  subscribe: changed.subscribe,
}
