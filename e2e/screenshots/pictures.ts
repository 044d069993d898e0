import { join } from 'node:path'
import { settled } from '../accessible'
import { openSight, test } from './sample'
import { SIGHTS } from './sights'

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
/** What README and guides show, half of the window of a desktop. */
const SIZE = { width: 1280, height: 800 }

const LIGHT = [
  'access',
  'access-as-of',
  'artifact',
  'artifacts',
  'audit',
  'audit-evidence',
  'audit-summary',
  'conflict',
  'edit',
  'grant',
  'history',
  'home',
  'home-compliance',
  'restore',
  'review-under-way',
  'scope',
  'scopes',
  'sign-in',
]
const DARK = ['access-who', 'audit-event', 'history-split', 'prompt', 'prompts']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of colorScheme === 'light' ? LIGHT : DARK) {
    test(`picture of ${name}`, async ({ context, page, sample }) => {
      const sight = SIGHTS.find((one) => one.name === name)
      if (!sight) throw new Error(`There is no sight ${name}.`)
      await page.setViewportSize(SIZE)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openSight(sight, { context, page, sample }, 'en')
      await page.evaluate(settled)
      await page.screenshot({ path: join(FOLDER, `${name}.png`) })
    })
  }
}
