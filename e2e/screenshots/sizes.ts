import { join } from 'node:path'

/** Where the pictures go. */
export const PICTURES = join(import.meta.dirname, '../../test-results/screenshots')

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 2560, height: 1440 },
]
export const SCHEMES = ['light', 'dark'] as const

/** The folder of the pictures of one kind, in `PICTURES`. */
export const folderOf = (language: string, width: number, scheme: string) =>
  `${language}-${width}-${scheme}`
