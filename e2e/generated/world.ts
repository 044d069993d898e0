import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createService, type Service } from '../../src/service/app'
import type { Database } from '../../src/service/database'
import { openSqlite } from '../../src/service/sqlite'
import { makeDataDirectory } from '../data-directory'
import { Model, type Key } from './model'
import type { Sending } from './sending'

export const CALLERS = ['root', 'ada', 'bob', 'cy', 'eve'] as const
export type Caller = (typeof CALLERS)[number]
const principalOf = (id: Caller) => ({
  type: id === 'cy' ? ('service' as const) : ('user' as const),
  id,
})
export const tokenOf = (caller: Caller) => `generated-${caller}`

export type AccessMode = 'enforced' | 'disabled'

/** One embedded service over a database of its own, and what the requests so far must have made of it. */
export class World {
  readonly model = new Model()
  /** What answers have named: material of later requests. */
  readonly scopeIds: string[] = []
  readonly bindingIds: string[] = []
  /** With the digest that a Source was added with; null: a write has left it. */
  readonly sources: { scopeId: string; sourceId: string; digest: string | null }[] = []
  readonly cursors: string[] = []
  /** ETags of tags as answers have named them, by the Artifact that they told of. */
  readonly tagEtags = new Map<string, string>()
  readonly keys: string[] = []
  /** Lists that go on, with the request that began them. */
  readonly pages: { sending: Sending; cursor: string }[] = []
  /** Seconds by which this world's clock is ahead. */
  ahead = 0
  readonly mode: AccessMode
  readonly #directory = makeDataDirectory('scope-console-generated-')
  #database: Database
  #service: Service

  constructor(mode: AccessMode) {
    this.mode = mode
    ;({ database: this.#database, service: this.#service } = this.#open())
  }

  #open() {
    const database = openSqlite(join(this.#directory, 'x.db'))
    const service = createService({
      database,
      identities: CALLERS.map((caller) => ({
        token: tokenOf(caller),
        principal: principalOf(caller),
      })),
      administrators: [principalOf('root')],
      accessMode: this.mode,
      clock: () => performance.timeOrigin + performance.now() + this.ahead * 1000,
    })
    return { database, service }
  }

  get database(): Database {
    return this.#database
  }

  tagEtag(key: Key): string {
    return this.tagEtags.get(JSON.stringify(key)) ?? '"tags:0"'
  }

  fetch(request: Request): Promise<Response> {
    return this.#service.fetch(request)
  }

  /** As a stop of the server and a new start do. */
  restart() {
    this.#database.close()
    ;({ database: this.#database, service: this.#service } = this.#open())
  }

  close() {
    this.#database.close()
    rmSync(this.#directory, { recursive: true, force: true })
  }
}
