import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { ArtifactPage, ArtifactRevision, etagOf } from '../../src/api/contract/artifacts'
import { AuditPage, type AuditEvent } from '../../src/api/contract/audit'
import { ErrorBody, REQUEST_ID_HEADER } from '../../src/api/contract/errors'
import { tokenOf, writers, type Person } from './place'

export type Answer = { status: number; requestId: string; headers: Headers; body: unknown }
export type Artifact = { scopeId: string; family: 'experience' | 'prompt'; id: string }

/** One request; an answer without a request id, or a refusal without an error body, is a fault. */
export async function send(
  url: string,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(person)}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const requestId = response.headers.get(REQUEST_ID_HEADER)
  if (requestId === null) throw new Error(`${method} ${path} was answered without a request id.`)
  const answered: unknown = await response.json()
  if (!response.ok) v.parse(ErrorBody, answered)
  return { status: response.status, requestId, headers: response.headers, body: answered }
}

const accepted = (answer: Answer): Answer => {
  if (answer.status < 300) return answer
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
}
const field = ({ body }: Answer, name: string) => String((body as Record<string, unknown>)[name])

/** Content that is `text` and nothing else of interest. */
const contentOf = (family: Artifact['family'], text: string) =>
  family === 'prompt'
    ? {
        schema_version: 'powercontext.prompt.v1',
        mode: 'custom',
        instructions: text,
        demonstrations: [],
      }
    : { situation: text, action: 'a', outcome: 'o', lesson: 'l', failure: null }
export const textOf = (content: Record<string, unknown>) =>
  String(content['instructions'] ?? content['situation'])

export const pathOf = ({ scopeId, family, id }: Artifact) =>
  `/v1/scopes/${encodeURIComponent(scopeId)}/artifacts/${family}/${encodeURIComponent(id)}`

/** A Scope whose writers may write everything, with `count` Artifacts at revision 1. */
export async function furnish(url: string, count: number): Promise<Artifact[]> {
  const created = accepted(
    await send(url, 'root', 'POST', '/v1/scopes', {
      title: 'Durability',
      summary: 'What is kept',
      idempotency_key: 'scope',
    }),
  )
  const scopeId = field(created, 'scope_id')
  for (const id of ['root', ...writers] as const) {
    for (const role of ['scope.admin', 'scope.contributor']) {
      accepted(
        await send(url, 'root', 'POST', '/v1/access/bindings/create', {
          subject: { type: 'user', id },
          resource: { type: 'scope', scope_id: scopeId },
          role,
          idempotency_key: `${id} ${role}`,
        }),
      )
    }
  }
  const keys = ['profile.generate', 'skill.generate', 'experience.generate', 'handoff.generate']
  const artifacts: Artifact[] = []
  for (const key of keys.slice(0, count)) {
    const content = contentOf('prompt', 'first')
    const body = { family: 'prompt', prompt_key: key, content }
    accepted(await send(url, 'root', 'POST', `/v1/scopes/${scopeId}/artifacts`, body))
    artifacts.push({ scopeId, family: 'prompt', id: key })
  }
  return artifacts
}

export const replace = (
  url: string,
  person: Person,
  artifact: Artifact,
  revision: number,
  text: string,
) =>
  send(
    url,
    person,
    'PUT',
    pathOf(artifact),
    { content: contentOf(artifact.family, text) },
    { 'If-Match': etagOf(revision) },
  )

/** A revision with its digest computed anew. @throws Error when the digest that the service names is another. */
export async function readRevision(url: string, artifact: Artifact, revision: number | 'head') {
  const path = `${pathOf(artifact)}${revision === 'head' ? '' : `/revisions/${revision}`}`
  const answer = accepted(await send(url, 'root', 'GET', path))
  const found = v.parse(ArtifactRevision, answer.body)
  if (found.content_digest !== digestOf(found.content)) {
    throw new Error(`The digest of ${path} is not ${found.content_digest}.`)
  }
  return found
}

// Contents here are flat: sorting their names makes them canonical (contract §4).
const digestOf = (content: Record<string, unknown>) => {
  const sorted = JSON.stringify(content, Object.keys(content).sort())
  return `sha256:${createHash('sha256').update(sorted).digest('hex')}`
}

/** The numbers and digests of all revisions, newest first, page by page. */
export async function readRevisions(url: string, artifact: Artifact) {
  const items: { revision: number; content_digest: string }[] = []
  let cursor: string | null | undefined
  do {
    const query = `limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`
    const answer = await send(url, 'root', 'GET', `${pathOf(artifact)}/revisions?${query}`)
    const page: ArtifactPage = v.parse(ArtifactPage, accepted(answer).body)
    items.push(...page.items)
    cursor = page.next_cursor
  } while (cursor)
  return items
}

/** All events up to the one that this reading adds first. */
export async function readAudit(url: string): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  const own = new Set<string>()
  let cursor: string | null | undefined
  do {
    const answer = accepted(
      await send(url, 'root', 'POST', '/v1/access/audit/list', {
        resource: { type: 'server', deployment_id: 'powercontext' },
        limit: 500,
        cursor: cursor ?? null,
      }),
    )
    own.add(answer.requestId)
    const page: AuditPage = v.parse(AuditPage, answer.body)
    events.push(...page.items)
    // Each reading adds an event: a reader that follows the audit to its end never gets there (contract §6).
    cursor = page.items.some((event) => own.has(event.request_id ?? '')) ? null : page.next_cursor
  } while (cursor)
  return events
}
