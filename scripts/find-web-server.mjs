import { delimiter } from 'node:path'
import { firstExecutable, isExecutable } from './executables.mjs'

/** Where Debian puts nginx, which is not on the PATH of a user without rights. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin']
/** Debian's packages of them. */
const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy' }

/**
 * The web server of the journeys behind one: what $NGINX or $CADDY names, else one on the PATH or where systems put it.
 * @param {'nginx' | 'caddy'} name
 * @returns {string} path of the executable
 * @throws Error that says in one sentence what to install
 */
export function findWebServer(name) {
  const variable = name.toUpperCase()
  const named = process.env[variable]
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`${variable} names ${named}, which is not an executable file.`)
  }
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM]
  const found = firstExecutable([name], directories)
  if (found) return found
  throw new Error(
    `No ${name} for the journeys behind one: install it (Debian: apt-get install ${PACKAGES[name]}) or name it in ${variable}.`,
  )
}
