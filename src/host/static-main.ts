import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from './settings'
import { tellFailure } from './start-error'
import { parseStatic } from './static-options'
import { writeStaticSite } from './static-site'

/** `npm run build:static`: what another web server needs to serve the console (deploy/README.md). */
async function write() {
  const { base, settingsFile, out, at } = parseStatic(process.argv.slice(2))
  const rootFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
  writeStaticSite({
    client: rootFile('dist'),
    templates: rootFile('deploy'),
    out: resolve(out),
    base,
    at,
    settings: readSettings(settingsFile ?? rootFile('dist/config.json')),
  })
  console.log(`Written to ${resolve(out)}, to lie at ${at}: files, nginx and caddy for ${base}`)
}

write().catch(tellFailure)
