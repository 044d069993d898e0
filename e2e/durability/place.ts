import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGuard, type Guard } from '../guard'

const WRITERS = ['w1', 'w2', 'w3'] as const
export type Person = 'root' | (typeof WRITERS)[number]
export const writers: readonly Person[] = WRITERS
export const tokenOf = (person: Person) => `durability-${person}`

/** A deployment in a directory of its own, with the processes that work on it. */
export type Place = { directory: string; data: string; deployment: string; guard: Guard }

/** @param within another place for the data than below the directory itself, which is removed at the end. */
export function makePlace(within?: string): Place {
  const directory = mkdtempSync(join(tmpdir(), 'scope-console-durability-'))
  const deployment = join(directory, 'deployment.json')
  const principal = (id: Person) => ({ type: 'user', id })
  writeFileSync(
    deployment,
    JSON.stringify({
      identities: (['root', ...WRITERS] as const).map((id) => ({
        label: id,
        token: tokenOf(id),
        principal: principal(id),
      })),
      administrators: [principal('root')],
    }),
  )
  return {
    directory,
    data: within ?? join(directory, 'data'),
    deployment,
    guard: startGuard(directory),
  }
}

/** Removes the directory; every server in it has been ended by then. */
export function leavePlace(place: Place) {
  rmSync(place.directory, { recursive: true, force: true })
  place.guard.end()
}
