import * as v from 'valibot'
import type { Principal } from '../../api/contract/access'
import { JsonObject } from '../../api/contract/json-object'
import { ownerOf } from '../../api/owner'
import { DRAFT_PREFIX, session } from '../../api/session'
import type { Target } from '../../components/commit/commit-plan'
import { exactJson } from '../../lib/json/exact-json'
import { readExactJson } from '../../lib/json/parse-exact-json'
import { tabStorage } from '../../lib/storage/browser-storage'

const StoredDraft = v.object({
  /** The head that the text is based on; revision 0 when nothing was saved. */
  seen: v.object({ revision: v.number(), etag: v.string(), content: JsonObject }),
  content: JsonObject,
  /** Texts that are not JSON yet, by the path of their field; '' is the JSON of the whole content. */
  unparsed: v.record(v.string(), v.string()),
  savedAt: v.string(),
})
/** What was typed and not committed (screens §2). */
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** Most UTF-16 units of one draft: a browser gives a site about five million in all. */
const DRAFT_MAX = 1_500_000

/**
 * `memory`: too much for the tab's storage, so that it outlives the way to another screen, not a reload.
 */
export type Kept = 'tab' | 'memory'

const inMemory = new Map<string, StoredDraft>()
session.onForget((owner) => {
  for (const key of inMemory.keys()) if (key.startsWith(DRAFT_PREFIX + owner)) inMemory.delete(key)
})

/** Per server and principal, so that somebody else who signs in at this tab is not offered it. */
const keyOf = (who: Principal | null, { scopeId, family, artifactId }: Target) =>
  DRAFT_PREFIX + ownerOf(who) + JSON.stringify([scopeId, family, artifactId])

/** @returns null where it is not kept, since its author has signed out meanwhile */
export function keepDraft(who: Principal | null, target: Target, draft: StoredDraft): Kept | null {
  if (who && !session.holdsFor(ownerOf(who))) return null
  const key = keyOf(who, target)
  const text = exactJson(draft)
  if (text.length <= DRAFT_MAX && tabStorage.set(key, text)) {
    inMemory.delete(key)
    return 'tab'
  }
  // An older state of it in the tab's storage would be offered as if it were all.
  tabStorage.remove(key)
  inMemory.set(key, draft)
  return 'memory'
}

/** The draft of this person for this Artifact; what can't be read is no draft. */
export function readDraft(who: Principal | null, target: Target): StoredDraft | null {
  const key = keyOf(who, target)
  const kept = inMemory.get(key)
  if (kept) return kept
  const stored = tabStorage.get(key)
  if (stored === null) return null
  const parsed = v.safeParse(StoredDraft, readExactJson(stored)?.value)
  return parsed.success ? parsed.output : null
}

export function forgetDraft(who: Principal | null, target: Target) {
  const key = keyOf(who, target)
  inMemory.delete(key)
  tabStorage.remove(key)
}
