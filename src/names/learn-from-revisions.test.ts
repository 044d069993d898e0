import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { headQuery, revisionQuery } from '../api/queries/artifacts'
import { newestRevisionsQuery } from '../api/queries/revisions'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { fakeStorage } from '../lib/storage/testing/fake-storage'
import { artifactNames, placeKey } from './artifact-names'
import { learnArtifactNames } from './learn-artifact-names'
import { learnFromRevisions } from './learn-from-revisions'

const place = { scopeId: 's1', family: 'skill', artifactId: 'a1' }
const at = ['s1', 'skill', 'a1'] as const

/** A revision of the skill; its digest is made of its name. */
const revision = (number: number, name: string) =>
  ({
    scope_id: 's1',
    family: 'skill',
    artifact_id: 'a1',
    revision: number,
    content_digest: `digest of ${name}`,
    content: { name },
  }) as unknown as ArtifactRevision

/** What is known once the present task is over. */
const known = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return artifactNames.get().get(placeKey(place))
}

artifactNames.followSession()

let client: QueryClient
beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  session.start('token', false, ownerOf({ type: 'user', id: 'ada' }))
  client = new QueryClient()
  learnArtifactNames(client)
  learnFromRevisions(client)
})

const comes = (number: number, name: string) =>
  client.setQueryData(revisionQuery(...at, number).queryKey, revision(number, name))
const listed = (...items: ArtifactRevision[]) =>
  client.setQueryData(newestRevisionsQuery(...at).queryKey, { items, cursor: null, cursorAt: 0 })

describe('the name of an Artifact whose revisions were read', () => {
  it('is that of the newest one, in whatever order they come', async () => {
    comes(3, 'newer')
    comes(2, 'older')
    expect(await known()).toEqual(['digest of newer', 'newer'])
    comes(4, 'newest')
    expect(await known()).toEqual(['digest of newest', 'newest'])
  })

  it('stays that of the head while older ones are read', async () => {
    const head = { revision: revision(5, 'head'), etag: '"revision:5"' }
    client.setQueryData(headQuery(...at).queryKey, head)
    comes(4, 'older')
    expect(await known()).toEqual(['digest of head', 'head'])
  })

  it('is that of the head where its number tells that it is the head, whatever was known before', async () => {
    artifactNames.learn(placeKey(place), ['digest of another visit', 'another visit'])
    await known()
    comes(5, 'head')
    expect(await known()).toEqual(['digest of another visit', 'another visit'])
    listed(revision(5, 'head'), revision(4, 'older'))
    expect(await known()).toEqual(['digest of head', 'head'])
  })

  it('is not denied by an older one without a name, but by the head', async () => {
    comes(4, '')
    expect(await known()).toBeUndefined()
    listed(revision(4, ''))
    expect(await known()).toEqual(['digest of ', ''])
  })
})
