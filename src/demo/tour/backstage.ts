import * as v from 'valibot'
import type { Send } from '../../api/client'
import { Binding } from '../../api/contract/access'
import { ArtifactPage, ArtifactRevision, etagOf } from '../../api/contract/artifacts'
import { ScopePage } from '../../api/contract/scopes'
import { endpoints } from '../../api/endpoints'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { exactJson } from '../../lib/json/exact-json'
import { randomId } from '../../lib/random-id'

/** Who acts in the tour, by the token of their sample identity. */
export const CAST = {
  mara: 'demo-scope-admin',
  jonas: 'demo-second-admin',
  noah: 'demo-former-owner',
  priya: 'demo-compliance',
} as const
export type Actor = keyof typeof CAST

const STAGE = 'Checkout service'
const PROMPT = 'skill.generate'
/** Mara and Jonas both administer the Scope, so that each of them may change its topic memories. An experience is its owner's alone. */
const TOPIC = 'Releases and freezes'

/** An Artifact of the sample that the tour shows. */
export type Shown = { scopeId: string; family: string; artifactId: string }

/** What people do behind the screen: real requests to the service, in their own names. */
export class Backstage {
  constructor(private readonly send: Send) {}

  /** @throws Error where the sample has no such Scope any more */
  async scopeId(): Promise<string> {
    const { items } = await this.ask('priya', 'GET', `${endpoints.scopes}?limit=100`, ScopePage)
    const found = items.find(({ title }) => title === STAGE)
    if (!found) throw new Error(`The data has no Scope “${STAGE}”.`)
    return found.scope_id
  }

  async prompt(): Promise<Shown & { head: number }> {
    const target = { scopeId: await this.scopeId(), family: 'prompt', artifactId: PROMPT }
    return { ...target, head: (await this.head('mara', target)).revision }
  }

  /** @throws Error where the sample has no such topic memory any more */
  async topicMemory(): Promise<Shown> {
    const scopeId = await this.scopeId()
    const list = await this.ask(
      'mara',
      'GET',
      endpoints.artifacts(scopeId, 'topic-memory'),
      ArtifactPage,
    )
    const found = list.items.find(({ title }) => title === TOPIC)
    if (!found) throw new Error(`“${STAGE}” has no topic memory “${TOPIC}”.`)
    return { scopeId, family: 'topic-memory', artifactId: found.artifact_id }
  }

  /** Mara restores an earlier revision of the Prompt. */
  async restore(revision: number, reason: string) {
    const target = await this.prompt()
    const { scopeId, family, artifactId, head } = target
    const earlier = await this.ask(
      'mara',
      'GET',
      endpoints.revision(scopeId, family, artifactId, revision),
      ArtifactRevision,
    )
    await this.replace('mara', target, head, {
      content: earlier.content,
      restored_from_revision: revision,
      reason,
    })
  }

  /** Jonas adds a sentence to the summary of the topic memory. */
  async addToSummary(sentence: string) {
    const target = await this.topicMemory()
    const { content, revision } = await this.head('jonas', target)
    const summary = `${typeof content['summary'] === 'string' ? content['summary'] : ''} ${sentence}`
    await this.replace('jonas', target, revision, { content: { ...content, summary } })
  }

  /**
   * Mara grants a role and takes it back: on the real servers, each of the two ends every place in a list of the audit. It
   * is Noah's, because the list that Priya reads has just told his name, at whatever hour the tour is taken.
   */
  async grantAndRevoke() {
    const binding = await this.ask('mara', 'POST', endpoints.createBinding, Binding, {
      subject: { type: 'user', id: 'noah.fischer' },
      role: 'scope.contributor',
      resource: { type: 'scope', scope_id: await this.scopeId() },
      idempotency_key: randomId(),
    })
    await this.ask('mara', 'POST', endpoints.revokeBinding, Binding, {
      binding_id: binding.binding_id,
      expected_version: binding.version,
      idempotency_key: randomId(),
    })
  }

  private head(as: Actor, { scopeId, family, artifactId }: Shown) {
    const path = endpoints.artifact(scopeId, family, artifactId)
    return this.ask(as, 'GET', path, ArtifactRevision)
  }

  private replace(as: Actor, { scopeId, family, artifactId }: Shown, head: number, body: object) {
    const path = endpoints.artifact(scopeId, family, artifactId)
    return this.ask(as, 'PUT', path, ArtifactRevision, body, { 'if-match': etagOf(head) })
  }

  /** @throws Error that names the request, where the service refuses it or answers nonsense */
  private async ask<S extends v.GenericSchema>(
    as: Actor,
    method: string,
    path: string,
    schema: S,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<v.InferOutput<S>> {
    const headers = { authorization: `Bearer ${CAST[as]}`, ...more }
    const answer = await this.send(
      path,
      body === undefined
        ? { method, headers }
        : {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: exactJson(body),
          },
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return v.parse(schema, parseExactJson(text))
  }
}
