import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIB = 1024 * 1024

/** A file system of a few mebibytes that can be filled and emptied. */
export type SmallDisk = {
  directory: string
  /** Takes a part of the room, so that there is some to give back. */
  reserve(): void
  /** Takes all the room that is left. */
  fill(): void
  /** Gives back what was taken. */
  makeRoom(): void
  unmount(): void
}

/** @returns null where this process may not mount a file system. */
export function mountSmallDisk(): SmallDisk | null {
  const directory = mkdtempSync(join(tmpdir(), 'scope-console-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', directory])
  if (mounted.status !== 0) {
    rmSync(directory, { recursive: true })
    return null
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    reserve: () => writeFileSync(filler, Buffer.alloc(3 * MIB)),
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (let bytes = MIB; bytes >= 1; bytes = Math.floor(bytes / 2)) {
          const block = Buffer.alloc(bytes)
          while (statfsSync(directory).bavail > 0 && wrote(file, block));
        }
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount() {
      const unmounted = spawnSync('umount', [directory])
      if (unmounted.status !== 0)
        throw new Error(`${directory} is still mounted: ${unmounted.stderr}`)
      rmSync(directory, { recursive: true })
    },
  }
}

function wrote(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
