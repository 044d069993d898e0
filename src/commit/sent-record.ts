import * as v from 'valibot'
import type { Owner } from '../api/session'
import { tabStorage } from '../lib/storage/browser-storage'
import type { CommitPlan, Target } from './plan'
import { targetKey } from './target-key'

const PREFIX = 'scope-console.sent.'
const KINDS = ['restore', 'auto', 'edit', 'first-save'] as const satisfies CommitPlan['kind'][]
const SentRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.picklist(KINDS),
    /** Number of the head that it was sent on. */
    base: v.number(),
    /** When it was sent, in ms since the epoch. */
    at: v.number(),
  }),
)
/** That a commit was sent and its outcome was not told: the page may go before the answer comes. Nothing of its content. */
export type SentRecord = v.InferOutput<typeof SentRecord>

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const keyOf = (owner: Owner, target: Target) => PREFIX + owner + targetKey(target)

/** What has no owner is not kept. */
export const sentRecords = {
  note(owner: Owner | null, { kind, target, seen }: CommitPlan) {
    if (owner === null) return
    const record: SentRecord = { kind, base: seen.revision, at: Date.now() }
    tabStorage.set(keyOf(owner, target), JSON.stringify(record))
    changed()
  },
  /** Its outcome was told, or the person wants to hear of it no more. */
  forget(owner: Owner | null, target: Target) {
    if (owner === null) return
    tabStorage.remove(keyOf(owner, target))
    changed()
  },
  /** The record as it is stored: two of them are the same one when their texts are. */
  stored: (owner: Owner, target: Target): string | null => tabStorage.get(keyOf(owner, target)),
  /** What can't be read is no record. */
  read(stored: string | null): SentRecord | null {
    const parsed = v.safeParse(SentRecord, stored)
    return parsed.success ? parsed.output : null
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
