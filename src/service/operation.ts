import type { GenericSchema, InferOutput } from 'valibot'
import type { Check } from './authorization'
import type { FieldErrors } from './parameters'
import type { StoredContent } from './prepared-content'
import type { Call } from './state'

export type Answer = {
  status?: number
  headers?: Record<string, string>
  /** Left out for an answer without a body. */
  body?: unknown
  /** The last member of that body, as it is stored, or where it is (`content-pieces.ts`). */
  content?: AnsweredContent
}
export type AnsweredContent = StoredContent | { id: number }

/** What a request brought, its path decoded once. */
export type Input = {
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  headers: Headers
}

/** One route of the service; `authorize` names what its caller must be allowed (contract §3). */
export type Operation<
  S extends GenericSchema | undefined = GenericSchema | undefined,
  B = BodyOf<S>,
> = {
  id: string
  method: 'GET' | 'POST' | 'PUT'
  /** Hono's pattern. */
  path: string
  /** Answered without a credential. */
  open?: boolean
  /** Exists only while access is enforced (contract §3). */
  access?: boolean
  body?: S
  /**
   * Makes of a valid body what the other steps take of it, as plain data: it runs where the body is judged, which can be
   * another thread.
   */
  prepare?(path: Input['path'], body: BodyOf<S>): B
  authorize?(input: Input, body: B, call: Call): readonly Check[]
  /** Checks path and query after authority, as the real service does: a stranger learns nothing from a 422. */
  validate?(input: Input, errors: FieldErrors): void
  handle(call: Call, input: Input, body: B): Answer
}
type BodyOf<S> = S extends GenericSchema ? InferOutput<S> : undefined

/** Ties the type of `body` in an operation's functions to its schema. */
export const operation = <S extends GenericSchema | undefined = undefined, B = BodyOf<S>>(
  value: Operation<S, B>,
): Operation => value as unknown as Operation

/** A path parameter that the route's pattern guarantees. */
export const param = (input: Input, name: string): string => input.path[name] ?? ''
