import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { firstExecutable, isExecutable } from './executables.mjs'

/** How every Chromium of the tests is started: without a sandbox in a container, without a screen, silent on the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without the parts that draw windows: the journeys take a quarter less processor time in it. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The Chromium that is driven: $CHROMIUM, else one on the PATH, else the one that Playwright has downloaded.
 * @param {{ headlessShell?: boolean }} [options] `headlessShell`: one without windows comes first; else last
 * @returns {Promise<string>} path of the executable
 * @throws Error that says in one sentence what to install
 */
export async function findChromium({ headlessShell = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM names ${named}, which is not an executable file.`)
  }
  const names = headlessShell
    ? [...WITHOUT_WINDOWS, ...WITH_WINDOWS]
    : [...WITH_WINDOWS, ...WITHOUT_WINDOWS]
  const installed = firstExecutable(names, (process.env.PATH ?? '').split(delimiter))
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  const downloaded = chromium.executablePath()
  if (downloaded && existsSync(downloaded)) return downloaded
  throw new Error(
    'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM.',
  )
}
