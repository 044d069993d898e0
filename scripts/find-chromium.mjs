import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that the end-to-end tests drive: $CHROMIUM, else one on the PATH, else the one that
 * Playwright has downloaded.
 * @returns {Promise<string>} path of the executable
 * @throws Error that says in one sentence what to install
 */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM names ${named}, which is not an executable file.`)
  }
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const candidate = join(directory, name)
      if (directory !== '' && isExecutable(candidate)) return candidate
    }
  }
  const { chromium } = await import('@playwright/test')
  const downloaded = chromium.executablePath()
  if (downloaded && existsSync(downloaded)) return downloaded
  throw new Error(
    'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM.',
  )
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
