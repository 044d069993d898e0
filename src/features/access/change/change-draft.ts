import { isAskable } from '../../../api/contract/askable'
import { countCharacters } from '../../../api/contract/characters'
import { endOf, type EndChoice } from '../../../access/change/ends'
import { REASON_MAX, type Deed, type Role, type Subject } from '../../../access/change/plan'
import { isSame } from '../../../access/subjects'
import type { ChangeContext, ChangeRequest } from './change-request'
import { KINDS } from './grantable'

/** What is typed and chosen in a dialog. */
export type Draft = {
  type: (typeof KINDS)[number]
  id: string
  role: Role | ''
  end: EndChoice
  /** The last day, `YYYY-MM-DD`, in the reader's zone. */
  day: string
  reason: string
}

const kindOf = (type: string | undefined) => KINDS.find((kind) => kind === type) ?? 'user'

/** The draft with which a dialog opens. It suggests an end, because a role that nobody renews should not last. */
export function startOf(request: ChangeRequest): Draft {
  const subject = request.kind === 'grant' ? request.subject : request.seen.subject
  const keepsPerson = request.kind !== 'replace'
  return {
    type: kindOf(subject?.type),
    id: (keepsPerson && subject?.id) || '',
    role: (request.kind === 'grant' && request.role) || '',
    end: '90',
    day: '',
    reason: '',
  }
}

export type Problem =
  | 'personMissing'
  | 'personFault'
  | 'samePerson'
  | 'roleMissing'
  | 'dayMissing'
  | 'dayPast'
  | 'reasonMissing'
  | 'reasonTooLong'

/** What a press would do, as far as it can be said, and why it can't be pressed. */
export function judgeDraft(
  draft: Draft,
  request: ChangeRequest,
  { resource }: ChangeContext,
  openedAt: number,
  now: number,
): { deed: Deed | null; problem: Problem | null } {
  if (request.kind === 'revoke') return { deed: { ...request, kind: 'revoke' }, problem: null }
  const subject: Subject = { type: draft.type, id: draft.id.trim() }
  if (subject.id === '') return { deed: null, problem: 'personMissing' }
  if (!isAskable('principal', subject.id)) return { deed: null, problem: 'personFault' }
  if (request.kind === 'replace' && isSame(subject, request.seen.subject))
    return { deed: null, problem: 'samePerson' }
  const end = endOf(draft, openedAt, now)
  const reason = draft.reason.trim()
  const terms = { subject, reason, expiresAt: 'problem' in end ? null : end.expiresAt }
  const problem =
    'problem' in end
      ? end.problem
      : reason === ''
        ? 'reasonMissing'
        : countCharacters(reason) > REASON_MAX
          ? 'reasonTooLong'
          : null
  if (request.kind !== 'grant')
    return { deed: { kind: 'replace', seen: request.seen, terms }, problem }
  return draft.role === ''
    ? { deed: null, problem: 'roleMissing' }
    : { deed: { kind: 'grant', resource, role: draft.role, terms }, problem }
}
