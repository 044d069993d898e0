import type { QueryClient } from '@tanstack/react-query'
import { bodies } from '../api/bodies'
import { call } from '../api/client'
import { ArtifactCreated, etagOf } from '../api/contract/artifacts'
import { endpoints } from '../api/endpoints'
import { createdFits } from '../api/fits/artifacts'
import { mayWrite } from '../api/queries/artifact-authority'
import { artifactListQuery, revisionQuery } from '../api/queries/artifacts'
import { familyOf } from '../families/family-of'
import type { Outcome } from './outcome'
import type { Content } from './plan'
import { compareStored } from './stored-content'

/** What is made, fixed when the person sees it. The server chooses the id (contract §4.4). */
export type CreatePlan = { scopeId: string; family: string; content: Content }

/** Pages of the family's list that are read, before the press is sent and again when its answer is lost. */
const PAGES_MAX = 10
/** Artifacts whose content is read when the answer is lost: others may have made some in the meantime. */
const READ_MAX = 20

/** The ids of a family's Artifacts. `whole`: no more are there. */
export type Listed = { ids: ReadonlySet<string>; whole: boolean }

/** What was found of an Artifact, and the id of the caller's own one. */
export type Found = { outcome: Outcome; madeId: string | null }

/** What the console can't find out by lists alone: there are more Artifacts than it reads. */
export class TooMany extends Error {}

async function list({ scopeId, family }: CreatePlan, client: QueryClient, staleTime: number) {
  const { pages } = await client.fetchInfiniteQuery({
    ...artifactListQuery(scopeId, family),
    pages: PAGES_MAX,
    staleTime,
  })
  return {
    ids: new Set(pages.flatMap(({ items }) => items.map(({ artifact_id: id }) => id))),
    whole: (pages.at(-1)?.next_cursor ?? null) === null,
  }
}

/** What is there before anything is sent. A list that this visit has read whole, and that no commit has made stale, costs no call. */
export async function listBefore(plan: CreatePlan, client: QueryClient): Promise<Listed> {
  const known = await list(plan, client, Infinity)
  return known.whole ? known : list(plan, client, 0)
}

/**
 * Makes the Artifact: one POST, never sent again by itself.
 * @returns the id that the server has chosen
 * @throws ApiError (contract §4.4); see `isOutcomeUnknown`
 */
export async function sendCreate({ scopeId, family, content }: CreatePlan): Promise<string> {
  const { data } = await call({
    method: 'POST',
    path: endpoints.createArtifact(scopeId),
    body: bodies.create({ family, content }),
    schema: ArtifactCreated,
    outlivesSession: true,
    fits: createdFits(scopeId, family),
  })
  return data.artifact_id
}

/**
 * Finds out by reading what became of a POST, for which a service has no key to ask by: an Artifact that was not there
 * before and holds what was sent. It is the caller's own where the caller may write it (decision 16).
 * @param signedIn false where the server asks nobody who they are, so that nobody owns anything
 * @throws TooMany where the lists don't tell
 */
export async function findCreated(
  plan: CreatePlan,
  before: Listed,
  signedIn: boolean,
  client: QueryClient,
): Promise<Found> {
  const { scopeId, family, content } = plan
  const after = await list(plan, client, 0)
  const added = [...after.ids].filter((id) => !before.ids.has(id))
  let like: Extract<Outcome, { kind: 'moved' }> | null = null
  for (const id of added.slice(0, READ_MAX)) {
    const made = await client.fetchQuery(revisionQuery(scopeId, family, id, 1))
    const stored = familyOf(family).namesEntries
      ? 'unclear'
      : compareStored(family, {}, content, made.content)
    if (stored === 'other') continue
    if (stored === 'same' && signedIn && (await mayWrite(scopeId, family, id))) {
      return { outcome: { kind: 'committed', revision: 1 }, madeId: id }
    }
    const head = { revision: made, etag: etagOf(1) }
    if (like === null || stored === 'same') {
      like = { kind: 'moved', head, attribution: stored === 'same' ? 'author-unknown' : 'unclear' }
    }
  }
  if (like) return { outcome: like, madeId: null }
  if (!before.whole || !after.whole || added.length > READ_MAX) throw new TooMany()
  return { outcome: { kind: 'unmoved' }, madeId: null }
}
