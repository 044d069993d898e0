import { join } from 'node:path'
import { settled } from '../accessible'
import { openSight, test } from './sample'
import { folderOf, PICTURES, SCHEMES, SIZES } from './sizes'
import { SIGHTS } from './sights'

for (const language of ['en', 'zh'] as const) {
  for (const sight of SIGHTS) {
    test(`${language} ${sight.name}`, async ({ context, page, sample }) => {
      await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 })
      await openSight(sight, { context, page, sample }, language)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          // Colours change gradually.
          await page.evaluate(settled)
          const folder = folderOf(language, size.width, scheme)
          await page.screenshot({ path: join(PICTURES, folder, `${sight.name}.png`) })
        }
      }
    })
  }
}
