import { useMemo, useState, useSyncExternalStore } from 'react'
import { effectOf } from '../../../access/change/effect'
import { REASON_MAX } from '../../../access/change/plan'
import { isInForce } from '../../../access/standing'
import type { Principal } from '../../../api/contract/access'
import { serverNow } from '../../../api/server-clock'
import { principalNames } from '../../../names/principal-names'
import { useNow } from '../../../ui/clock'
import { useTexts } from '../../../ui/language'
import { judgeDraft, startOf, type Draft } from './change-draft'
import type { ChangeContext, ChangeRequest } from './change-request'
import { grantable } from './grantable'
import { suggestedPeople } from './suggested-people'
import { changeTexts } from './texts'

/** What is typed in a dialog, what it would do by now, and why it can't be sent. */
export function useDraft(first: ChangeRequest, context: ChangeContext, me: Principal | null) {
  const t = useTexts(changeTexts)
  const [request, setRequest] = useState(first)
  const [draft, setDraft] = useState(() => startOf(first))
  const [confirmed, setConfirmed] = useState('')
  const [openedAt] = useState(serverNow)
  // Ticks, so that a binding that expires meanwhile is seen to; the instant itself is the server's.
  const tick = useNow()
  const now = useMemo(
    () => Math.max(serverNow(), openedAt),
    [tick, openedAt], // eslint-disable-line react-hooks/exhaustive-deps -- "now" is another instant at each tick
  )
  const { deed, problem } = judgeDraft(draft, request, context, openedAt, now)
  const instant = now * 1000
  const effect = deed && effectOf({ ...context.known, deed, me, instant })
  const confirmWords = effect?.leavesNobody
    ? t.confirmWords.last
    : effect?.losesOwn
      ? t.confirmWords.own
      : null
  const names = useSyncExternalStore(
    principalNames.subscribe,
    principalNames.get,
    principalNames.get,
  )
  const suggestions = useMemo(
    () => suggestedPeople(context.known.bindings, names),
    [context.known.bindings, names],
  )
  const missing = confirmWords !== null && confirmed.trim() !== confirmWords ? confirmWords : null
  const faultText =
    problem === null
      ? missing && t.confirmMissing(missing)
      : problem === 'reasonTooLong'
        ? t.reasonTooLong(REASON_MAX)
        : t[problem]
  return {
    request,
    draft,
    deed,
    effect,
    problem,
    /** Why it can't be sent, in words, or null. */
    blocked: faultText,
    /** Words that have to be typed first, or null. */
    confirmWords,
    confirmed,
    setConfirmed,
    suggestions,
    roles: grantable(context.descriptions, context.resource, draft.type).map(({ role }) => role),
    hasExpired:
      request.kind !== 'grant' &&
      request.seen.state === 'active' &&
      !isInForce(request.seen, instant),
    change: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    /** On with another binding, or with a grant: what was typed stays. */
    goOn: (next: ChangeRequest) => {
      setRequest(next)
      setConfirmed('')
    },
  }
}
