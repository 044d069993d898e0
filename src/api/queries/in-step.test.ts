import { QueryClient, QueryObserver, type InfiniteData } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ArtifactItem, ArtifactPage, ArtifactRevision } from '../contract/artifacts'
import type { PromptConfiguration } from '../contract/prompts'
import type { Scope } from '../contract/scopes'
import type { Head } from './artifacts'
import { keepInStep } from './in-step'
import { keys } from './keys'
import type { NewestRevisions } from './revisions'

const S = 'scope'
const F = 'prompt'
const ID = 'skill.generate'

const item = (revision: number, more: Partial<ArtifactItem> = {}): ArtifactItem => ({
  scope_id: S,
  family: F,
  artifact_id: ID,
  revision,
  sources: [],
  artifacts: [],
  content_digest: `sha256:${String(revision).padStart(64, '0')}`,
  ...more,
})
const revisionOf = (revision: number): ArtifactRevision => ({
  ...item(revision),
  content: { text: `revision ${revision}` },
})
const headOf = (revision: number): Head => ({
  revision: revisionOf(revision),
  etag: `"revision:${revision}"`,
})
const listOf = (revision: number, more: Partial<ArtifactItem> = {}) => ({
  pages: [{ items: [item(revision, more)], next_cursor: null }] satisfies ArtifactPage[],
  pageParams: [null],
})
const historyOf = (revision: number): NewestRevisions => ({
  items: Array.from({ length: revision }, (_, index) => item(revision - index)),
  cursor: null,
  cursorAt: 0,
})
const promptOf = (revision: number): PromptConfiguration => ({
  scope_id: S,
  prompt_key: ID,
  status: 'supported',
  mode: revision % 2 ? 'auto' : 'custom',
  artifact: revision === 0 ? null : { family: F, artifact_id: ID, revision },
})

/** Every kind of answer that tells of a head: its key, what it is at a revision, and which one it tells of. */
const KINDS = {
  head: {
    key: keys.head(S, F, ID),
    at: headOf,
    tells: (data: unknown) => (data as Head).revision.revision,
  },
  list: {
    key: keys.artifactList(S, F),
    at: listOf,
    tells: (data: unknown) => (data as InfiniteData<ArtifactPage>).pages[0]?.items[0]?.revision,
  },
  history: {
    key: keys.revisions(S, F, ID),
    at: historyOf,
    tells: (data: unknown) => (data as NewestRevisions).items[0]?.revision,
  },
  prompt: {
    key: keys.prompt(S, ID),
    at: promptOf,
    tells: (data: unknown) => (data as PromptConfiguration).artifact?.revision,
  },
} as const
type Kind = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as Kind[]

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  keepInStep(client)
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Asks for an answer that comes when it is let go. */
function ask(kind: Kind | 'revision', revision: number) {
  let land = () => {}
  const come = new Promise<void>((resolve) => {
    land = resolve
  })
  const answer = client.fetchQuery({
    queryKey: kind === 'revision' ? keys.revision(S, F, ID, revision) : KINDS[kind].key,
    queryFn: async (): Promise<unknown> => {
      await come
      return kind === 'revision' ? revisionOf(revision) : KINDS[kind].at(revision)
    },
    staleTime: 0,
  })
  return async () => {
    land()
    await answer
  }
}
const read = (kind: Kind | 'revision', revision: number) => ask(kind, revision)()
const stateOf = (kind: Kind) => client.getQueryState(KINDS[kind].key)
const told = (kind: Kind) => KINDS[kind].tells(stateOf(kind)?.data)

describe('what is read later', () => {
  it.each(
    KIND_NAMES.flatMap((older) =>
      KIND_NAMES.filter((newer) => newer !== older).map((newer) => ({ older, newer })),
    ),
  )('$newer corrects $older, or has it read again', async ({ older, newer }) => {
    await read(older, 3)
    await read(newer, 4)
    expect(told(older) === 4 || stateOf(older)?.isInvalidated).toBe(true)
    expect(told(newer)).toBe(4)
    expect(stateOf(newer)?.isInvalidated).toBe(false)
  })

  it('makes a head of what a history and a revision hold', async () => {
    await read('head', 3)
    await read('history', 4)
    expect(stateOf('head')?.isInvalidated).toBe(true)
    await read('revision', 4)
    expect(stateOf('head')).toMatchObject({ data: headOf(4), isInvalidated: false })
    expect(stateOf('head')?.dataUpdatedAt).toBe(stateOf('history')?.dataUpdatedAt)
  })

  it('makes no head of a revision that nobody called the head', async () => {
    await read('head', 3)
    await read('revision', 4)
    expect(told('head')).toBe(3)
    expect(stateOf('head')?.isInvalidated).toBe(true)
  })

  it('takes a row out of a history, but not one that tells more', async () => {
    await read('list', 3)
    await read('history', 4)
    expect(told('list')).toBe(4)
    client.setQueryData(KINDS.list.key, listOf(3, { title: 'A title' }))
    expect(told('list')).toBe(3)
    expect(stateOf('list')?.isInvalidated).toBe(true)
  })

  it('tells that a list which is complete lacks what has been saved since', async () => {
    client.setQueryData(KINDS.list.key, {
      pages: [{ items: [], next_cursor: null }],
      pageParams: [null],
    })
    await read('prompt', 1)
    expect(stateOf('list')?.isInvalidated).toBe(true)
    client.setQueryData(KINDS.list.key, {
      pages: [{ items: [], next_cursor: 'more' }],
      pageParams: [null],
    })
    await read('prompt', 1)
    expect(stateOf('list')?.isInvalidated).toBe(false)
  })

  it('has the texts of a Memory read again when it holds others', async () => {
    const entries = [...keys.scope(S), 'artifacts', 'memory', 'entries']
    const memory = { family: 'memory', artifact_id: 'm', revision: 3 }
    client.setQueryData(entries, { memory, entries: [] })
    client.setQueryData(keys.head(S, 'memory', 'm'), headOf(3))
    expect(client.getQueryState(entries)?.isInvalidated).toBe(false)
    client.setQueryData(keys.head(S, 'memory', 'm'), headOf(4))
    expect(client.getQueryState(entries)?.isInvalidated).toBe(true)
  })

  it('leaves other Artifacts, families and Scopes alone', async () => {
    const others = [keys.head(S, F, 'x'), keys.head(S, 'skill', ID), keys.head('other', F, ID)]
    for (const key of others) client.setQueryData(key, headOf(3))
    await read('history', 4)
    for (const key of others) expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  })
})

describe('an older answer that comes late', () => {
  it('does not stand against a newer one, in whatever order they are asked for and come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...KIND_NAMES, 'revision' as const), {
          minLength: 2,
          maxLength: 12,
        }),
        fc.infiniteStream(fc.nat()),
        async (kinds, picks) => {
          client.clear()
          const out = new Map<string, () => Promise<void>>()
          let revision = 0
          const land = async (name: string) => {
            const answer = out.get(name)
            out.delete(name)
            await answer?.()
          }
          for (const kind of kinds) {
            // What is asked for later is told of a later head; a question that is out is answered first.
            revision += 1
            const name = kind === 'revision' ? `${kind} ${revision}` : kind
            await land(name)
            out.set(name, ask(kind, revision))
          }
          while (out.size > 0) {
            const names = [...out.keys()]
            await land(names[(picks.next().value ?? 0) % names.length] ?? '')
          }
          const cached = KIND_NAMES.filter((kind) => stateOf(kind)?.data !== undefined)
          const known = client
            .getQueryCache()
            .findAll({ queryKey: ['revision'] })
            .map(({ queryKey }) => Number(queryKey[4]))
          const highest = Math.max(...cached.map((kind) => told(kind) ?? 0), ...known)
          for (const kind of cached) {
            expect(told(kind) === highest || stateOf(kind)?.isInvalidated).toBe(true)
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is put right out of what came before it', async () => {
    const late = ask('head', 3)
    await read('history', 4)
    await read('revision', 4)
    await late()
    expect(told('head')).toBe(4)
  })
})

describe('what is on screen', () => {
  const shown = (kind: Kind, answers: number[]) => {
    const queryFn = vi.fn((): Promise<unknown> =>
      Promise.resolve(KINDS[kind].at(answers.shift() ?? NaN)),
    )
    const observer = new QueryObserver(client, { queryKey: KINDS[kind].key, queryFn })
    return { queryFn, close: observer.subscribe(() => undefined) }
  }

  it('is read again at once, what is not only when it is shown', async () => {
    const { queryFn, close } = shown('prompt', [3, 4])
    await vi.runAllTimersAsync()
    await read('head', 3)
    await read('list', 4)
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(told('prompt')).toBe(4)
    expect(stateOf('head')).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
    close()
  })

  it('is not read over and over from a server that goes on telling of an older head', async () => {
    const { queryFn, close } = shown('prompt', [3, 3, 3, 3])
    await vi.runAllTimersAsync()
    await read('list', 4)
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(stateOf('prompt')?.isInvalidated).toBe(true)
    close()
  })

  it('is not read while a commit is looked into, which has it read afterwards', async () => {
    const { queryFn, close } = shown('prompt', [3, 4, 4])
    await vi.runAllTimersAsync()
    let end = () => {}
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => new Promise<void>((resolve) => (end = resolve)),
      onSuccess: () => client.invalidateQueries({ queryKey: keys.prompts(S) }),
    })
    const done = mutation.execute(undefined)
    await read('revision', 4)
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(1)
    end()
    await done
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(2)
    close()
  })

  it('is left to the dialog whose look has found another head', async () => {
    const { queryFn, close } = shown('history', [3, 4])
    await vi.runAllTimersAsync()
    client.setQueryData(keys.watch(S, F, ID, '"revision:3"'), headOf(4))
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(1)
    expect(stateOf('history')?.isInvalidated).toBe(true)
    close()
  })

  it('is read once when a commit makes it stale in the same moment', async () => {
    const { queryFn, close } = shown('prompt', [3, 4, 4])
    await vi.runAllTimersAsync()
    client.setQueryData(keys.revision(S, F, ID, 4), revisionOf(4))
    // What a mutation still does before it is told to have succeeded.
    for (let step = 0; step < 10; step += 1) await Promise.resolve()
    await client.invalidateQueries({ queryKey: keys.prompts(S) })
    await vi.runAllTimersAsync()
    expect(queryFn).toHaveBeenCalledTimes(2)
    close()
  })
})

describe('a Scope', () => {
  const scope = (version: number): Scope => ({
    scope_id: S,
    title: `Version ${version}`,
    summary: '',
    context_references: [],
    external_references: [],
    version,
  })
  const listKey = [...keys.scopeList, 'listed', ''] as const
  const ownKey = [...keys.scopeList, 'own', '+scope'] as const
  const put = (key: readonly unknown[], data: unknown) =>
    client.fetchQuery({ queryKey: key, queryFn: () => data, staleTime: 0 })

  it('is the newest that was read, in every answer that holds it', async () => {
    await put(listKey, { pages: [{ items: [scope(1)] }], pageParams: [null] })
    await put(ownKey, { pages: [[{ scopeId: S, scope: scope(1), unread: null }]], pageParams: [0] })
    await put(keys.scopeDetail(S), scope(2))
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ items: [scope(2)] }] })
    expect(client.getQueryData(ownKey)).toMatchObject({ pages: [[{ scope: scope(2) }]] })
    // A list that was asked for before comes late.
    await put(listKey, { pages: [{ items: [scope(1)] }], pageParams: [null] })
    expect(client.getQueryData(listKey)).toMatchObject({ pages: [{ items: [scope(2)] }] })
    expect(client.getQueryData(keys.scopeDetail(S))).toEqual(scope(2))
  })
})
