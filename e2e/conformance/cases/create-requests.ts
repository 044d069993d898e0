import { rowsFrom } from '../case'
import { brief } from '../observe'
import { custom, type ScopeWorld } from '../world'

export const row = rowsFrom((world) => world.scope())

export const prompt = (content: unknown = custom('First.'), prompt_key = 'skill.generate') => ({
  family: 'prompt',
  prompt_key,
  content,
})

export const handoff = (artifact_id: string) => ({
  schema: 'powercontext.handoff.v1',
  objective: 'Hand it over.',
  state: [
    {
      text: 'It stands.',
      citations: [
        { kind: 'artifact', artifact_ref: { family: 'experience', artifact_id, revision: 1 } },
      ],
    },
  ],
  disposition: 'complete',
  next_action: null,
  omissions: [],
})

/** A creation's status, headers and body, and what the path in its Location then answers. */
export async function created(scope: ScopeWorld, body: unknown) {
  const answer = await scope.create(body)
  if (answer.status !== 201) return brief(answer)
  const location = answer.headers.get('location') ?? '(no Location)'
  const read = await scope.world.get('ada', location)
  const { content, content_digest, artifacts } = scope.plain(read.body) as Record<string, unknown>
  // A content that holds ids of this run has a digest of this run.
  const digest = /<(artifact|entry|instant)>/.test(JSON.stringify(content))
    ? '<digest>'
    : content_digest
  return {
    answer: brief(answer),
    location: location.replace(scope.id, '<scope>').replace(/art_[0-9a-f]{32}/, '<artifact>'),
    body: scope.plain(answer.body),
    read: brief(read),
    head: { content, content_digest: digest, artifacts },
  }
}

/** What `created` sees when it is as it should be. */
export const made = (
  family: string,
  head: { content: unknown; content_digest: string; artifacts?: unknown[] },
  id = '<artifact>',
) => ({
  answer: '201 "revision:1"',
  location: `/v1/scopes/<scope>/artifacts/${family}/${id}`,
  body: {
    scope_id: '<scope>',
    family,
    artifact_id: id,
    revision: 1,
    sources: [{ source_type: 'content', source_id: '<source>' }],
    artifacts: head.artifacts ?? [],
  },
  read: '200 "revision:1"',
  head: { artifacts: [], ...head },
})
