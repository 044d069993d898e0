import type { Query, QueryClient } from '@tanstack/react-query'
import type { Me, Principal } from '../contract/access'
import { isServerTimeKnown, serverAhead } from '../server-clock'
import { session } from '../session'
import { keys } from './keys'

/** Milliseconds between two readings of what the person may do, however often roles change. */
export const GAP_MS = 15_000
/** Milliseconds by which the times of an event and of a question may differ: a `Date` header has whole seconds, and each process has its own clock. */
const MARGIN_MS = 5_000

/** What the console reads of a binding or of an audit event: the policy revision, who it concerns, and when it was made. */
type Told = {
  policy_revision?: string | null
  /** Of a binding: who holds the role. */
  subject?: Principal
  /** The person whose role the request changed, or who became an owner; null where the request changed nothing. */
  target?: Principal | null
  occurred_at?: string
  revoked_at?: string | null
  created_at?: string
}
type Answer = Told & { items?: readonly Told[]; current?: Told }

/** The count of changes; NaN where there is none (contract §3.4). */
const countIn = (revision: string | null | undefined) =>
  /^\d{1,15}$/.test(revision ?? '') ? Number(revision) : NaN

const timeOf = ({ occurred_at, revoked_at, created_at }: Told) =>
  Date.parse(occurred_at ?? revoked_at ?? created_at ?? '')

/** When the browser asked, by its own clock, and how far the server's clock was ahead when the answer came. In ms. */
type Question = { at: number; ahead?: number }

const isOwnAuthority = ({ queryKey: [first, second] }: Query) =>
  first === keys.access[0] && (second === keys.authorities[1] || second === keys.deployments[1])

/**
 * Marks what the person may do as old when an answer that came anyway tells of a newer change of their roles (contract §3.4, §6).
 * A change of a group's role counts, since the person may be a member. A change of somebody else's role does not, although it makes
 * a new revision too. What is on screen is then read again, once a change and at most every `GAP_MS`, without an audit event
 * (contract §3.3). The first change that a visit meets counts only when it was made after that reading.
 * @returns learns from a page of bindings or of the audit, or from the answer to a change of a binding
 */
export function policyOf(client: QueryClient): (answer: unknown) => void {
  const cache = client.getQueryCache()
  const asked = new WeakMap<Query, Question>()
  /** Queries that were asked before the newest change, and not since. */
  const old = new WeakSet<Query>()
  let newest = -1
  let lastReadMs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const readLater = (ms: number) => {
    // The browser's clock may be set back.
    timer ??= setTimeout(read, Math.min(ms, GAP_MS))
  }
  const readSoon = () => readLater(lastReadMs + GAP_MS - Date.now())
  function read() {
    timer = undefined
    const filters = { type: 'active', predicate: (query: Query) => old.has(query) } as const
    if (cache.findAll(filters).length === 0) return
    // A change of roles reads all of it again when it is through.
    if (client.isMutating() > 0) return readLater(GAP_MS)
    lastReadMs = Date.now()
    void client.refetchQueries(filters, { cancelRefetch: false })
  }
  const makeOld = (query: Query) => {
    old.add(query)
    query.invalidate()
    if (query.isActive()) readSoon()
  }

  /** @param isFirst this visit has met no earlier change to compare with */
  function changed(by: Told, isFirst: boolean) {
    const at = timeOf(by)
    for (const query of cache.findAll({ predicate: isOwnAuthority })) {
      const { dataUpdatedAt } = query.state
      // Of an answer that came before this code was loaded, the console knows only when it came.
      const question: Question | null =
        asked.get(query) ?? (dataUpdatedAt > 0 ? { at: dataUpdatedAt } : null)
      if (!question) continue
      const askedAt = question.at + (question.ahead ?? serverAhead())
      const isBefore = askedAt < at + (isFirst ? -MARGIN_MS : MARGIN_MS)
      if (isServerTimeKnown() ? isBefore : !isFirst) makeOld(query)
    }
  }

  /** Whether a row tells of a change that may concern the person. Until they are known, any change may. */
  function concerns({ subject, target }: Told) {
    const changed = target ?? subject
    const own = client.getQueryData<Me>(keys.me)?.principal
    if (!changed || !own) return Boolean(changed)
    return changed.type === 'group' || (changed.type === own.type && changed.id === own.id)
  }

  function learn(rows: readonly Told[]) {
    const isFirst = newest === -1
    let shows: Told | undefined
    for (const row of rows) {
      const count = countIn(row.policy_revision)
      if (!(count > newest) || !concerns(row)) continue
      newest = count
      shows = row
    }
    if (shows) changed(shows, isFirst)
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || !isOwnAuthority(event.query)) return
    const { query, action } = event
    if (action.type === 'fetch') {
      asked.set(query, { at: Date.now() })
      old.delete(query)
    } else if (action.type === 'success') {
      const question = asked.get(query)
      if (question) question.ahead = serverAhead()
      // The policy has changed since it was asked.
      if (old.has(query)) makeOld(query)
    }
  })
  session.subscribe((change) => {
    if (change === 'named') return
    clearTimeout(timer)
    timer = undefined
    newest = -1
    lastReadMs = -Infinity
  })
  return (data) => {
    const answer = data as Answer
    learn(answer.items ?? [answer.current ?? answer])
  }
}
