import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} file
 * @returns {boolean}
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first name that one of the directories has.
 * @param {readonly string[]} names best first
 * @param {readonly string[]} directories
 * @returns {string | undefined} path of the executable
 */
export const firstExecutable = (names, directories) =>
  names
    .flatMap((name) =>
      directories.filter((path) => path !== '').map((directory) => join(directory, name)),
    )
    .find(isExecutable)
