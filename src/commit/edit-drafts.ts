import * as v from 'valibot'
import { ANSWER_DEPTH_MAX } from '../api/client'
import type { Principal } from '../api/contract/access'
import { JsonObject, TextsByName } from '../api/contract/json-object'
import { ownerOf } from '../api/owner'
import type { Owner } from '../api/session-ids'
import { exactJson } from '../lib/json/exact-json'
import { readExactJson } from '../lib/json/parse-exact-json'
import { tabStorage } from '../lib/storage/browser-storage'
import { KeptRevision } from '../lib/storage/kept-parts'
import { unsavedWork } from '../lib/storage/unsaved-work'
import { Listeners } from '../lib/store'
import type { Target } from './plan'
import { targetKey } from './target-key'

const StoredDraft = v.object({
  /** The head that the text is based on; revision 0 when nothing was saved. */
  seen: v.object({
    revision: KeptRevision,
    // It goes into a header: with any other character nothing could be sent.
    etag: v.pipe(
      v.string(),
      v.check((etag) => /^[\x20-\x7e]*$/.test(etag)),
    ),
    content: JsonObject,
  }),
  content: JsonObject,
  /** Texts that are not JSON yet, by the path of their field; '' is the JSON of the whole content. */
  unparsed: TextsByName,
  savedAt: v.pipe(
    v.string(),
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
})
/** What was typed and not committed (screens §2). */
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** The longest draft that is stored, in UTF-16 units: a browser gives a site about five million in all. */
const DRAFT_MAX = 1_500_000

/** Levels of JSON that somebody types: as many as a content that a server answers may have, which is one level down in its answer. */
export const TYPED_DEPTH_MAX = ANSWER_DEPTH_MAX - 1
/** Levels of a draft that are read back: it has a few more than the contents in it. */
const DEPTH_MAX = TYPED_DEPTH_MAX + 10

/** `memory`: the draft is too long for the tab's storage. It survives a change of screen, but not a reload. */
export type Kept = 'tab' | 'memory'

/** The key of a draft is this prefix, its owner and its Artifact. */
const PREFIX = 'scope-console.draft.'

const inMemory = new Map<string, StoredDraft>()

/** Per server and principal, so that nothing opens for somebody else who signs in at this tab. */
const keyOf = (who: Principal | null, target: Target) => PREFIX + ownerOf(who) + targetKey(target)

const changes = new Listeners()
/** Tells whenever a draft is kept or forgotten. @returns ends that */
export const onEditDrafts = changes.subscribe

function remove(key: string) {
  inMemory.delete(key)
  unsavedWork.remove(key)
  tabStorage.remove(key)
  changes.tell()
}

export function keepEditDraft(who: Principal | null, target: Target, draft: StoredDraft): Kept {
  const where = keep(keyOf(who, target), draft)
  changes.tell()
  return where
}

function keep(key: string, draft: StoredDraft): Kept {
  const text = exactJson(draft)
  if (text.length <= DRAFT_MAX && tabStorage.set(key, text)) {
    inMemory.delete(key)
    unsavedWork.remove(key)
    return 'tab'
  }
  // The tab's storage holds an older state, which would open in place of this one.
  tabStorage.remove(key)
  inMemory.set(key, draft)
  // A reload would lose the draft on any screen, not only while its form is open.
  unsavedWork.add(key)
  return 'memory'
}

/** The draft of this person for this Artifact; null also where the stored one can't be read. */
export function readEditDraft(who: Principal | null, target: Target): StoredDraft | null {
  const key = keyOf(who, target)
  const kept = inMemory.get(key)
  if (kept) return kept
  const stored = tabStorage.get(key)
  if (stored === null) return null
  const parsed = v.safeParse(StoredDraft, readExactJson(stored, DEPTH_MAX)?.value)
  return parsed.success ? parsed.output : null
}

/** Where the browser keeps the draft that `readEditDraft` has read. */
export const whereKept = (who: Principal | null, target: Target): Kept =>
  inMemory.has(keyOf(who, target)) ? 'memory' : 'tab'

/** Whether this person has a draft for this Artifact in this tab. */
export function hasEditDraft(owner: Owner, target: Target): boolean {
  const key = PREFIX + owner + targetKey(target)
  return inMemory.has(key) || tabStorage.get(key) !== null
}

export const forgetEditDraft = (who: Principal | null, target: Target) => remove(keyOf(who, target))

/** Forms keep what is typed a moment after the last key: these functions keep it now. */
const forms = new Listeners()

/** Has a form keep what it holds before drafts are listed or deleted. @returns ends that */
export const beforeListing = forms.subscribe

const Place = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string(), v.string()]))

function keysOf(owner: Owner): string[] {
  forms.tell()
  return [...tabStorage.keys(), ...inMemory.keys()].filter((key) => key.startsWith(PREFIX + owner))
}

/** Lists a person's drafts in this tab, each with its Artifact and with where the browser keeps it. */
export function editDraftsOf(owner: Owner): { target: Target; kept: Kept }[] {
  return keysOf(owner).flatMap((key) => {
    const place = v.safeParse(Place, key.slice((PREFIX + owner).length))
    if (!place.success) return []
    const [scopeId, family, artifactId] = place.output
    return [{ target: { scopeId, family, artifactId }, kept: inMemory.has(key) ? 'memory' : 'tab' }]
  })
}

/** Deletes a person's drafts from this tab, as they have chosen. */
export function deleteEditDrafts(owner: Owner) {
  for (const key of keysOf(owner)) remove(key)
}
