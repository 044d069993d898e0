import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const EARLY = fileURLToPath(new URL('../src/early.ts', import.meta.url))
const SCREEN = /\/src\/features\/([^/]+\/[^/]+)\.tsx$/

/** `/scopes/:scopeId` as a regular expression of whole paths. */
const patternOf = (path) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`

/**
 * Puts `src/early.ts` into the page, with the files that each screen begins with: the browser asks for them before the
 * entry has come, and the settings beside them.
 * @param {Readonly<Record<string, string>>} screens path of each screen, and its module below `src/features`
 * @returns {import('vite').Plugin}
 * @throws Error when a screen of the table has no file of its own in the build
 */
export function earlyCode(screens) {
  return {
    name: 'early-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const withImports = (chunk, found = new Set()) => {
          if (chunk === undefined || found.has(chunk.fileName)) return found
          found.add(chunk.fileName)
          for (const file of chunk.imports) withImports(bundle[file], found)
          return found
        }
        const there = withImports(entry)
        const placesOf = (module) => {
          const page = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => SCREEN.exec(id)?.[1] === module),
          )
          if (page === undefined)
            throw new Error(`No file of the build begins with src/features/${module}.tsx.`)
          return [...withImports(page)]
            .filter((file) => !there.has(file))
            .map((file) => placeOf(`/${file}`))
        }
        const files = []
        const placeOf = (file) => {
          if (!files.includes(file)) files.push(file)
          return files.indexOf(file)
        }
        const table = Object.entries(screens).map(([path, module]) => [
          patternOf(path),
          placesOf(module),
        ])
        return [{ tag: 'script', children: await early(files, table), injectTo: 'head' }]
      },
    },
  }
}

/** The script as it stands in the page. */
async function early(files, screens) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files), SCREENS: JSON.stringify(screens) },
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
