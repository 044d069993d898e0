import type { Query, QueryClient } from '@tanstack/react-query'
import type { Me, Principal } from '../contract/access'
import { isServerTimeKnown, serverAhead } from '../server-clock'
import { session } from '../session'
import { keys } from './keys'

/** Milliseconds from one reading of the own authority to the next one, however often the policy changes. */
export const GAP_MS = 15_000
/** Milliseconds by which an event's time and the time of a question may be off: `Date` has whole seconds, and processes have clocks of their own. */
const MARGIN_MS = 5_000

/** A binding or an audit event. The policy was of its revision at the latest at the last of its times. */
type Told = {
  policy_revision?: string | null
  /** Of a binding: who holds the role. */
  subject?: Principal
  /** Of an event: whose role was changed, or who became an owner; null where it changed nothing. */
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

/** When something was asked by the browser's clock, and by how much the server's was ahead when it was answered. In ms. */
type Question = { at: number; ahead?: number }

const isOwnAuthority = ({ queryKey: [first, second] }: Query) =>
  first === keys.access[0] && (second === keys.authorities[1] || second === keys.deployments[1])

/**
 * Marks what the person may do as old, where an answer that came anyway shows a change of their roles with a newer policy
 * revision than the one it was read under (contract §3.4, §6). A group's role may be the person's. Of anybody else's nothing is
 * read: a deployment has one revision, and each grant in it makes another one. What is on screen is read again once, and not more
 * often than every `GAP_MS`; that reading is not audited (contract §3.3). The first change of a visit counts only where it was made after the reading.
 * @returns learns from a page of bindings or of the audit, or from the answer to a change of a binding
 */
export function policyOf(client: QueryClient): (answer: unknown) => void {
  const cache = client.getQueryCache()
  const asked = new WeakMap<Query, Question>()
  /** Asked before the newest change of the policy, and not again since. */
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

  /** @param isFirst no earlier change of this visit says which revision came before */
  function changed(by: Told, isFirst: boolean) {
    const at = timeOf(by)
    for (const query of cache.findAll({ predicate: isOwnAuthority })) {
      const { dataUpdatedAt } = query.state
      // What came before this code did was asked for a moment before it came.
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
