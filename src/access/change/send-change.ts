import { bindingBodies } from '../../api/binding-bodies'
import { call } from '../../api/client'
import { Binding } from '../../api/contract/access'
import type {
  CreateBindingRequest,
  ReplaceBindingRequest,
  RevokeBindingRequest,
} from '../../api/contract/access-requests'
import { ReplacedBinding } from '../../api/contract/replaced-binding'
import { endpoints } from '../../api/endpoints'
import { grantedFits, replacedFits, revokedFits } from '../../api/fits/binding-changes'
import type { ChangePlan, Terms } from './plan'

/**
 * Sends a change once. Never retried by itself.
 * @returns the binding that it made, or the one that it revoked
 * @throws ApiError (contract §3.4): 409 `binding-version` when the binding has changed, 409 `idempotency-key` when the key has made
 * something else, 403, 422; see `isOutcomeUnknown` for the rest
 */
export async function sendChange(plan: ChangePlan): Promise<Binding> {
  switch (plan.kind) {
    case 'grant':
      return grant({
        resource: plan.resource,
        role: plan.role,
        idempotency_key: plan.key,
        ...fieldsOf(plan.terms),
      })
    case 'revoke':
      return revoke({
        binding_id: plan.seen.binding_id,
        expected_version: plan.seen.version,
        idempotency_key: plan.key,
      })
    case 'replace':
      return replace({
        binding_id: plan.seen.binding_id,
        expected_version: plan.seen.version,
        replacement: fieldsOf(plan.terms),
        idempotency_key: plan.key,
      })
  }
}

const fieldsOf = ({ subject, reason, expiresAt }: Terms) => ({
  subject: { type: subject.type, id: subject.id },
  ...(reason === '' ? {} : { reason }),
  ...(expiresAt === null ? {} : { expires_at: expiresAt }),
})

/** Answered after the end of the session too: the change is made all the same. */
const sending = { method: 'POST', outlivesSession: true } as const

const grant = async (request: CreateBindingRequest) =>
  (
    await call({
      ...sending,
      path: endpoints.createBinding,
      body: bindingBodies.create(request),
      schema: Binding,
      fits: grantedFits(request),
    })
  ).data

const revoke = async (request: RevokeBindingRequest) =>
  (
    await call({
      ...sending,
      path: endpoints.revokeBinding,
      body: bindingBodies.revoke(request),
      schema: Binding,
      fits: revokedFits(request),
    })
  ).data

const replace = async (request: ReplaceBindingRequest) =>
  (
    await call({
      ...sending,
      path: endpoints.replaceBinding,
      body: bindingBodies.replace(request),
      schema: ReplacedBinding,
      fits: replacedFits(request),
    })
  ).data.current
