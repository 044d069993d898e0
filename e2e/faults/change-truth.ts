import { expect } from 'vitest'
import type { Done, MovedBinding } from '../../src/access/change/outcome'
import type { ChangePlan, Deed, Subject } from '../../src/access/change/plan'
import { isSame } from '../../src/access/subjects'
import type { Binding } from '../../src/api/contract/access'
import type { ChangeState } from '../../src/commit/state-machine'
import { pick, type Random } from '../../src/lib/random'

/** Whom a change is for: who holds the role that is seen, and who may get it instead. */
export type Holders = { holder: Subject; other: Subject }

/** What the other administrator may do to the same binding meanwhile. */
export const RIVAL_DEEDS = ['nothing', 'revokes', 'replaces', 'grants the same'] as const
export type RivalDeed = (typeof RIVAL_DEEDS)[number]

/** A grant beside the binding that is seen, its revocation, its renewal, or its handing over to somebody else. */
export function deedOf(random: Random, seen: Binding, { holder, other }: Holders): Deed {
  const resource = { type: 'scope', scope_id: String(seen.resource['scope_id']) } as const
  const terms = { subject: holder, reason: 'First.', expiresAt: null }
  return pick<Deed>(random, [
    { kind: 'grant', resource, role: 'scope.viewer', terms },
    { kind: 'revoke', seen },
    { kind: 'replace', seen, terms: { ...terms, expiresAt: '2100-01-01T00:00:00Z' } },
    { kind: 'replace', seen, terms: { ...terms, subject: other } },
  ])
}

/** The person changes something between two presses: the key stays. */
export function edited(random: Random, plan: ChangePlan, { holder, other }: Holders): ChangePlan {
  if (plan.kind === 'revoke' || random() < 0.5) return plan
  const subject = random() < 0.5 ? plan.terms.subject : pick(random, [holder, other])
  return {
    ...plan,
    terms: { ...plan.terms, subject, reason: 'Second.' },
    sentFor: [...plan.sentFor, plan.terms.subject],
  }
}

/**
 * Holds what the dialog says against the server's own bindings at that moment.
 * @param me who sends the change
 * @param rows all bindings of those whom the change is for
 */
export function judge(
  plan: ChangePlan,
  state: ChangeState<Done, MovedBinding>,
  me: Subject,
  rows: readonly Binding[],
) {
  const made = rows.filter((row) => row.idempotency_key === plan.key)
  const seen = plan.kind === 'grant' ? null : plan.seen
  const now = rows.find((row) => row.binding_id === seen?.binding_id)
  const stands = seen === null || (now?.state === 'active' && now.version === seen.version)
  expect(made.length, 'made twice').toBeLessThanOrEqual(1)
  switch (state.kind) {
    case 'committed':
      if (plan.kind === 'revoke') {
        expect(now).toMatchObject({ state: 'revoked', revoked_by: me })
      } else {
        expect(made).toMatchObject([
          { subject: plan.terms.subject, reason: plan.terms.reason, granted_by: me },
        ])
        expect(state.binding.binding_id).toBe(made[0]?.binding_id)
      }
      break
    case 'unmoved':
    case 'refused':
      expect(made).toEqual([])
      expect(stands).toBe(true)
      break
    case 'conflict':
      if (state.why === 'earlier') {
        expect(made).toHaveLength(1)
        expect(state.now?.binding_id).toBe(made[0]?.binding_id)
      } else {
        expect(made).toEqual([])
        expect(stands).toBe(false)
        expect(state.now).toMatchObject({ binding_id: now?.binding_id, state: now?.state })
        // It is somebody else's doing, or a replacement that this plan did not make.
        if (state.successor) expect(rows).toContainEqual(state.successor)
      }
      break
    case 'unchecked':
      break
    default:
      expect.unreachable(`the dialog stays in ${state.kind}`)
  }
}

/** Nothing but the one dialog makes bindings in this person's name. */
export function judgeCount(me: Subject, rows: readonly Binding[]) {
  const mine = rows.filter(({ granted_by: by }) => isSame(by, me))
  expect(mine.length, 'made twice').toBeLessThanOrEqual(1)
}
