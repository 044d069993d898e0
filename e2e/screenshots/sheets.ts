import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURES } from './sizes'

/** Writes a page for each kind of picture that shows all of them, so that they can be looked at one by one. */
export default function writeSheets() {
  if (!existsSync(PICTURES)) return // pictures of the guides alone were taken
  const folders = readdirSync(PICTURES, { withFileTypes: true }).filter((one) => one.isDirectory())
  const page = (title: string, body: string) =>
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>img{max-width:100%;border:1px solid gray}</style><h1>${title}</h1>${body}`
  for (const { name } of folders) {
    const figures = readdirSync(join(PICTURES, name)).map(
      (file) => `<h2>${file}</h2><img loading="lazy" src="${name}/${file}" alt="">`,
    )
    writeFileSync(join(PICTURES, `${name}.html`), page(name, figures.join('\n')))
  }
  const links = folders.map(({ name }) => `<p><a href="${name}.html">${name}</a></p>`)
  writeFileSync(join(PICTURES, 'index.html'), page('Screenshots', links.join('\n')))
  console.log(`The pictures are in ${join(PICTURES, 'index.html')}`)
}
