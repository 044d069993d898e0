import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
/** Names in bold are those on screen, but for the heads of paragraphs, which end in a full stop. */
const namesIn = (text) =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, name]) => name)
    .filter((name) => !name.endsWith('.'))

describe('guides', () => {
  const catalogues = readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.en.ts'))
    .map((file) => read(join('src', file)).replaceAll(/\$\{[^}]*\}/g, '…'))
    .join('\n')

  test.each(guides)('%s names in bold what is on screen', (guide) => {
    expect(namesIn(read(guide)).filter((name) => !catalogues.includes(name))).toEqual([])
  })

  test('each picture is shown in the README or in a guide', () => {
    const shown = ['README.md', ...guides].map(read).join('\n')
    const pictures = readdirSync(join(root, 'docs/pictures'))
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((picture) => !shown.includes(`pictures/${picture})`))).toEqual([])
  })
})
