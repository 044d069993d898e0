import { rowsFrom, type Difference } from '../case'
import type { Answer, Sending } from '../http'
import { experience, type ScopeWorld, type World } from '../world'

type Options = { as?: Sending['as']; headers?: Record<string, string> }

/** An experience in a Scope of its own, and its tags. */
export class Tagged {
  constructor(
    readonly scope: ScopeWorld,
    readonly at: string,
  ) {}

  get path() {
    return `/artifacts/${this.at}/tags`
  }

  read(options: Options = {}) {
    return this.scope.get(this.path, options)
  }

  /** Sends a body with an ETag; null sends no If-Match. */
  put(body: unknown, etag: string | null, { as = 'ada', headers = {} }: Options = {}) {
    return this.scope.world.send({
      as,
      method: 'PUT',
      path: `${this.scope.path}${this.path}`,
      body,
      headers: { ...(etag === null ? {} : { 'if-match': etag }), ...headers },
    })
  }

  async etag() {
    return (await this.read()).headers.get('etag') ?? '(no ETag)'
  }

  /** Replaces the tags over what they are now. */
  async write(tags: unknown, options: Options = {}) {
    return this.put({ tags }, await this.etag(), options)
  }
}

async function tagged(world: World): Promise<Tagged> {
  const scope = await world.scope()
  return new Tagged(scope, await scope.artifact('experience', experience('Tag it.')))
}

/** Each row in a Scope of its own, with one experience that has no tags yet. */
export const row = rowsFrom(tagged)

/** The tags that an answer tells, or the refusal. */
export const tagsOf = (answer: Answer) =>
  answer.status === 200 ? (answer.body as { tags: string[] }).tags : answer

/** The status of a success, or the refusal. A success is cut down to it because its ETag differs from run to run. */
export const statusOf = (answer: Answer) => (answer.status < 400 ? String(answer.status) : answer)

/** 1.0.0 takes tags on four families. */
export const fewFamilies = (in100: unknown): Difference => ({
  in100,
  about: 'tags: 1.0.0 takes them on memory, experience, skill and handoff alone',
})
