import { delimiter } from 'node:path'
import { firstExecutable, isExecutable } from './executables.mjs'

/** Where Debian puts it, which is not on the PATH of a user without rights. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin']

/**
 * The nginx of the journeys behind one: $NGINX, else one on the PATH or where systems put it.
 * @returns {string} path of the executable
 * @throws Error that says in one sentence what to install
 */
export function findNginx() {
  const named = process.env.NGINX
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`NGINX names ${named}, which is not an executable file.`)
  }
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM]
  const found = firstExecutable(['nginx'], directories)
  if (found) return found
  throw new Error(
    'No nginx for the journeys behind one: install it (Debian: apt-get install nginx-light) or name it in NGINX.',
  )
}
