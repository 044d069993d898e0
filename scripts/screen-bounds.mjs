import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { filesWith } from './bundle-files.mjs'

/** All languages of the console: each screen loads its texts in each of them (decision 4). */
const languages = readdirSync(new URL('../src/app', import.meta.url)).filter((name) =>
  /^texts\.\w+\.ts$/.test(name),
)
/** KB that each further language may add to a screen: the bounds were set with two. */
const LANGUAGE_KILOBYTES = 10

/** Requests for code that any screen may begin with. */
const FILES_MAX = 8
/** What stands on every screen and comes after its content; it is one of the requests. */
const LATER = [
  'components/Freshness',
  'components/page-crumb/PageCrumb',
  'components/print/PrintedLine',
]

/**
 * Gzipped JavaScript, in KB, that has to be there before a screen shows its content (decision 6). The aim is 165 for the
 * list of Scopes and 190 for the others; where more stands here, it is not reached.
 */
const KILOBYTES_MAX = {
  '/': 196.9,
  '/sign-in': 189.9,
  '/scopes': 184,
  '/scopes/:scopeId': 201.6,
  '/scopes/:scopeId/new/:family': 235,
  '/scopes/:scopeId/artifacts/:family': 200,
  '/scopes/:scopeId/artifacts/:family/:artifactId': 209,
  '/scopes/:scopeId/artifacts/:family/:artifactId/edit': 235,
  '/scopes/:scopeId/artifacts/:family/:artifactId/history': 251.5,
  '/scopes/:scopeId/artifacts/:family/:artifactId/compare': 240.2,
  '/scopes/:scopeId/prompts': 196.8,
  '/scopes/:scopeId/prompts/:promptKey': 206.1,
  '/access': 210.8,
  '/access/people/:type/:id': 204.9,
  '/audit': 242.3,
  '/scopes/:scopeId/sources/:sourceType/:sourceId': 197.7,
}

/** The frame of every dialog. Wherever a dialog opens, the code that comes with the frame is loaded. */
const FRAME_OF_DIALOGS = 'ui/dialog/DialogShell'
const OF_A_PAGE = /\/src\/features\/[^/]+\/\w+Page\.tsx$/

/** Code that is for deployments with a sign-in provider alone (decision 30): no screen begins with it. */
const OF_PROVIDERS = /\/node_modules\/oidc-client-ts\/|\/src\/api\/oidc\//

const kilobytes = (bytes) => (bytes / 1024).toFixed(1)

/**
 * Fails the build where a screen begins with more code, or in more files, than it may.
 * @param {Readonly<Record<string, readonly string[]>>} screens path of each screen, and the modules below `src` that its
 *   content needs
 * @returns {import('vite').Plugin}
 */
export function screenBounds(screens) {
  return {
    name: 'screen-bounds',
    // The journeys' made-up language says more than any other.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    // Only here is a file what the browser gets.
    writeBundle(_, bundle) {
      const sizes = new Map()
      const sizeOf = (file) => {
        if (!sizes.has(file)) sizes.set(file, gzipSync(bundle[file].code, { level: 9 }).length)
        return sizes.get(file)
      }
      const faults = Object.entries(screens).flatMap(([path, modules]) => {
        // A worker's script is a file of its own; what the address has to name comes only where it does.
        const own = modules.filter((module) => !module.endsWith('-worker'))
        const content = own.filter((module) => !module.includes('?'))
        const files = [...filesWith(bundle, ['main', ...content])]
        const all = own.map((module) => module.split('?')[0])
        const count = filesWith(bundle, ['main', ...all, ...LATER]).size
        const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
        const list = files.map((file) => `${file} ${kilobytes(sizeOf(file))}`).join(', ')
        const bound = KILOBYTES_MAX[path]
        const most = bound + LANGUAGE_KILOBYTES * (languages.length - 2)
        return [
          bound === undefined &&
            `${path} has no bound: add it to KILOBYTES_MAX in scripts/screen-bounds.mjs, where the other screens are. It loads ${kilobytes(total)} KB of gzipped JavaScript before its content: ${list}`,
          total > most * 1024 &&
            `${path} loads ${kilobytes(total)} KB of gzipped JavaScript before its content, more than ${most}: ${list}`,
          files.some((file) => bundle[file].moduleIds.some((id) => OF_PROVIDERS.test(id))) &&
            `${path} loads code that is for deployments with a sign-in provider: ${list}`,
          count > FILES_MAX && `${path} loads ${count} files of code, more than ${FILES_MAX}`,
        ].filter(Boolean)
      })
      const withDialogs = [...filesWith(bundle, [FRAME_OF_DIALOGS])].filter((file) =>
        bundle[file].moduleIds.some((id) => OF_A_PAGE.test(id)),
      )
      if (withDialogs.length > 0)
        faults.push(`Every dialog loads the code of a page: ${withDialogs.join(', ')}`)
      if (faults.length > 0) this.error(`${faults.join('\n')}\nSee docs/decisions/0006.`)
    },
  }
}
