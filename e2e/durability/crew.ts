import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathOf, type Artifact } from './client'
import { tokenOf, writers, type Place } from './place'

export type Acknowledged = {
  path: string
  ifMatch: string
  revision: number
  digest: string
  text: string
  requestId: string
}
export type Unknown = { path: string; ifMatch: string; text: string }
type Message = {
  acknowledged?: Acknowledged
  refused?: { path: string; ifMatch: string }
  unknown?: Unknown
  strange?: { status: number; body: unknown }
  lost?: true
}

/** The writing processes and all that they were told. */
export class Crew {
  readonly acknowledged: Acknowledged[] = []
  readonly unknown: Unknown[] = []
  readonly strange: unknown[] = []
  refused = 0
  readonly #children: ChildProcess[]
  #waiting: (() => void)[] = []
  #underWay: (() => void) | null = null

  constructor(place: Place) {
    this.#children = writers.map((name) => {
      const child = fork(join(import.meta.dirname, 'writer.mjs'), [name, tokenOf(name)])
      if (child.pid !== undefined) place.guard.add(child.pid)
      child.on('message', (message) => this.#hear(message as Message))
      return child
    })
  }

  #hear({ acknowledged, refused, unknown, strange, lost }: Message) {
    if (acknowledged) {
      this.acknowledged.push(acknowledged)
      this.#underWay?.()
    }
    if (refused) this.refused += 1
    if (unknown) this.unknown.push(unknown)
    if (strange) this.strange.push(strange)
    if (lost) this.#waiting.shift()?.()
  }

  /**
   * Sets everybody to work.
   * @returns `underWay` resolves with the first commit that is acknowledged, `done` when all have lost the server.
   */
  work(url: string, artifacts: readonly Artifact[]) {
    const underWay = new Promise<void>((resolve) => {
      this.#underWay = resolve
    })
    const done = Promise.all(
      this.#children.map(() => new Promise<void>((resolve) => this.#waiting.push(resolve))),
    )
    const go = { url, artifacts: artifacts.map((artifact) => ({ path: pathOf(artifact) })) }
    for (const child of this.#children) child.send({ go })
    return { underWay, done }
  }

  /** Sends everybody home: they end when their channel closes. */
  async end() {
    await Promise.all(
      this.#children.map(
        (child) =>
          new Promise<void>((resolve) => {
            child.once('exit', () => resolve())
            child.disconnect()
          }),
      ),
    )
  }
}
