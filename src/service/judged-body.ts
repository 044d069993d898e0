import * as v from 'valibot'
import {
  errorBody,
  invalidAccessRequest,
  invalidFields,
  ServiceError,
  type FieldError,
} from './errors'
import { parseJsonBody, UnreadableBody, type JsonBody } from './json-body'
import type { Input, Operation } from './operation'
import { OPERATIONS } from './operations'

/** What is asked about a body. It is plain data, as is the answer, so that another thread can be asked. */
export type BodyQuestion = {
  operation: string
  path: Input['path']
  enforced: boolean
  declared: boolean
}
export type JudgedBody =
  | { accepted: true; value: unknown; declared: boolean }
  | { accepted: false; status: number; headers: Record<string, string>; text: string }

const BY_ID = new Map(OPERATIONS.map((operation) => [operation.id, operation]))

/** The first step of every request with a body: what its operation takes it for, or the answer that refuses it. */
export function judgeBody(
  { operation: id, path, enforced, declared }: BodyQuestion,
  bytes: Uint8Array,
): JudgedBody {
  try {
    const parsed = parseJsonBody(bytes, declared)
    const operation = BY_ID.get(id)
    const body = validBody(operation, parsed, enforced)
    const value = operation?.prepare ? operation.prepare(path, body) : body
    return { accepted: true, value, declared: parsed.declared }
  } catch (error) {
    if (error instanceof ServiceError) return refused(error.status, error.headers, errorBody(error))
    if (!(error instanceof UnreadableBody)) throw error
    return refused(400, {}, { detail: 'There was an error parsing the body' })
  }
}

const refused = (status: number, headers: Record<string, string>, body: unknown): JudgedBody => ({
  accepted: false,
  status,
  headers,
  text: JSON.stringify(body),
})

function validBody(
  operation: Operation | undefined,
  { value, wellFormed, declared }: JsonBody,
  enforced: boolean,
): unknown {
  if (operation?.body === undefined) return undefined
  if (!enforced && !declared) throw notDeclaredJson()
  // Valibot takes an array for an object without members.
  const object = Array.isArray(value) ? null : value
  const result = v.safeParse(operation.body, object, { abortEarly: enforced })
  if (result.success && wellFormed) return result.output
  // While access is enforced, authority is decided from the body first, and a body that cannot be read decides nothing.
  if (enforced) throw invalidAccessRequest()
  throw invalidFields(
    422,
    result.issues?.map(fieldError) ?? [
      { type: 'string_unicode', loc: ['body'], msg: 'Input should be a valid string' },
    ],
  )
}

/** The real service takes what is not said to be JSON for mere text, once authority is decided. */
export const notDeclaredJson = () =>
  invalidFields(422, [
    {
      type: 'model_attributes_type',
      loc: ['body'],
      msg: 'Input should be a valid dictionary or object to extract fields from',
    },
  ])

/** The service's own names of faults; others keep ours. */
const FIELD_ERROR_TYPES: Record<string, string> = {
  min_value: 'greater_than_equal',
  max_value: 'less_than_equal',
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  const path = issue.path?.map((item) => item.key as string | number) ?? []
  const missing = issue.received === 'undefined'
  return {
    type: missing
      ? 'missing'
      : issue.expected === 'never'
        ? 'extra_forbidden'
        : (FIELD_ERROR_TYPES[issue.type] ?? issue.type),
    loc: ['body', ...path],
    msg: missing ? 'Field required' : issue.message,
  }
}
