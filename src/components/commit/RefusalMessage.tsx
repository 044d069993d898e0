import * as v from 'valibot'
import { FieldErrorDetails } from '../../api/contract/errors'
import { isApiError, isOfSignIn, type ApiError } from '../../api/errors'
import { needsScopeAdmin } from '../../commit/restoring'
import { SAVED_FIRST } from '../../commit/state-machine'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { commitTexts } from './texts'

type T = typeof commitTexts.en

function helpOf(error: ApiError, family: string, t: T): string | null {
  if (error.code === 'prompt_customization_unavailable') return t.unavailable
  if (error.code === 'invalid_prompt_content') return t.invalidPrompt
  // Seen on 1.0 and 1.4: demonstrations are checked against the key's own input and output.
  if (error.code === 'prompt_definition_incompatible') return t.incompatible
  switch (error.status) {
    case 401:
      return null
    case 403:
      return needsScopeAdmin(family) ? t.forbiddenHelp : t.mayNotHelp
    case 404:
    case 410:
      return t.goneHelp
    case 408:
    case 425:
      return t.busyHelp
    case 409:
      return error.code === SAVED_FIRST ? t.savedFirstHelp : t.otherConflictHelp
    case 412:
      return t.etagHelp
    case 413:
      return t.tooLargeHelp
    case 422:
      return t.invalidHelp
    case 428:
      return t.preconditionHelp
    case 429:
      return t.tooManyHelp
    case 503:
      return t.busyHelp
    default:
      // In the service's own words, before it did anything; see `isOutcomeUnknown` for what is not.
      return error.kind === 'http' ? t.otherHelp : null
  }
}

/** Fields that the server names, in either of its two forms (contract §2: `field` and `reason`, or `errors`). */
function fieldsOf(error: ApiError): { field: string; reason: string }[] {
  const list = v.safeParse(FieldErrorDetails, error.details)
  if (list.success) {
    return list.output.errors.map((one) => ({ field: one.loc.join('.'), reason: one.msg }))
  }
  const { field, reason } = error.details ?? {}
  return typeof field === 'string' && typeof reason === 'string' ? [{ field, reason }] : []
}

type Props = {
  error: Error
  family: string
  /** What is known of the head, or null. */
  note: string | null
  /** What the refusal means where the words for commits do not fit it; null: those do. */
  helpFor?: (error: ApiError) => string | null
}

/** Why a commit was refused: the server's words, what they mean here, and the fields that it names. */
export function RefusalMessage({ error, family, note, helpFor }: Props) {
  const t = useTexts(commitTexts)
  if (!isApiError(error) || isOfSignIn(error)) return <FailureState error={error} />
  const help = helpFor?.(error) ?? helpOf(error, family, t)
  const fields = fieldsOf(error)
  return (
    <FailureState
      error={error}
      title={error.status === 403 ? t.forbiddenTitle : t.refusedTitle}
      help={
        help || note || fields.length > 0 ? (
          <>
            {help}
            {help && note && ' '}
            {note}
            {fields.map(({ field, reason }) => (
              <span key={field} style={{ display: 'block' }}>
                {t.fieldReason(field, reason)}
              </span>
            ))}
          </>
        ) : undefined
      }
    />
  )
}
