import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { filesWith } from './bundle-files.mjs'

const EARLY = fileURLToPath(new URL('../src/early.ts', import.meta.url))
const WORKER = '-worker'
/** These characters begin each address in the page and stand nowhere else in it, so that a host can put its path there (decision 29). */
const ADDRESS = '="/'

/** `/scopes/:scopeId` as a regular expression of whole paths, whose groups are the ids. */
const patternOf = (path) => `^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`

/**
 * Puts `src/early.ts` into the page, with the files that each screen begins with: the browser asks for them before the
 * entry has come, and the settings beside them.
 * @param {Readonly<Record<string, readonly string[]>>} screens path of each screen, and the modules below `src` that its
 *   content needs
 * @returns {import('vite').Plugin}
 * @throws Error when a screen of the table has no file of its own in the build
 */
export function earlyCode(screens) {
  return {
    name: 'early-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle = {} }) {
        const there = filesWith(bundle, ['main'])
        const placesOf = (modules) =>
          [...filesWith(bundle, modules)]
            .filter((file) => !there.has(file))
            .map((file) => placeOf(file))
        const scriptOf = (module) => {
          const name = `assets/${module.split('/').at(-1)}-`
          const found = Object.keys(bundle).find((file) => file.startsWith(name))
          if (found === undefined) throw new Error(`No script of the build is src/${module}.`)
          return placeOf(found)
        }
        const files = []
        const placeOf = (file) => {
          if (!files.includes(file)) files.push(file)
          return files.indexOf(file)
        }
        const table = Object.entries(screens).map(([path, modules]) => {
          const ofPage = modules.filter((module) => !module.includes('?'))
          return [
            path,
            patternOf(path),
            placesOf(ofPage.filter((module) => !module.endsWith(WORKER))),
            ofPage.filter((module) => module.endsWith(WORKER)).map(scriptOf),
            modules
              .filter((module) => module.includes('?'))
              .map((module) => module.split('?'))
              .map(([module, parameter]) => [parameter, placesOf([module])]),
          ]
        })
        const code = await early(files, table)
        if (code.includes(ADDRESS))
          throw new Error(`The code of the page holds ${ADDRESS}, which hosts take for an address.`)
        return [{ tag: 'script', children: code, injectTo: 'head' }]
      },
    },
  }
}

/** The script as it stands in the page. */
async function early(files, places) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files), PLACES: JSON.stringify(places) },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: EARLY, formats: ['iife'], name: 'early' },
    },
  })
  const [{ output }] = [result].flat()
  return output[0].code.trim()
}
