import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

const FILE = 'licenses.txt'

/** Their terms are met by handing on their text. Another licence is a decision: name the package here, and why. */
export const ACCEPTED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause']

const manifestOf = (directory) => JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))

/**
 * A package's heading and the text of its licence.
 * @param {string} directory of the package
 * @returns {string}
 * @throws Error when it has no text, or one that nobody has decided on
 */
export function licenseOf(directory) {
  const { name, version, license } = manifestOf(directory)
  const file = readdirSync(directory).find((entry) => /^(licen[sc]e|copying)/i.test(entry))
  if (file === undefined) throw new Error(`${name} ${version} comes without its licence's text.`)
  if (!ACCEPTED.includes(license)) {
    throw new Error(
      `${name} ${version} is under "${license}": scripts/licenses.mjs has to say why that is all right.`,
    )
  }
  const text = readFileSync(join(directory, file), 'utf8').trim()
  return `${name} ${version} (${license})\n\n${text}\n`
}

/**
 * Packages that are installed beside a build, with all that they need themselves.
 * @param {string} modules the directory that they are installed in
 * @param {Iterable<string>} names
 * @returns {Set<string>} their directories
 */
export function withDependencies(modules, names) {
  const found = new Set()
  const add = (name) => {
    const directory = join(modules, name)
    if (found.has(directory)) return
    found.add(directory)
    for (const needed of Object.keys(manifestOf(directory).dependencies ?? {})) add(needed)
  }
  for (const name of names) add(name)
  return found
}

const packageOf = (module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0]
const nameOf = (imported) => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported

/**
 * Writes `licenses.txt` into a build: the licences of all packages whose code is in it or that it imports when it runs.
 * Vite's own `build.license` leaves out both what is in workers and what stays outside.
 * @param {string} modules the directory that packages are installed in
 * @returns {{ build: import('vite').Plugin, worker: import('vite').Plugin }} one for the build, and one for its
 *   workers, which are made first
 */
export function licenses(modules) {
  const inside = new Set()
  const outside = new Set()
  const collect = (bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'asset') continue
      for (const module of chunk.moduleIds) {
        const directory = module.startsWith('\0') ? undefined : packageOf(module)
        if (directory !== undefined) inside.add(directory)
      }
      for (const imported of [...chunk.imports, ...chunk.dynamicImports]) {
        if (!(imported in bundle) && !isBuiltin(imported)) outside.add(nameOf(imported))
      }
    }
  }
  return {
    worker: { name: 'licenses-of-worker', generateBundle: (_, bundle) => collect(bundle) },
    build: {
      name: 'licenses',
      generateBundle(_, bundle) {
        collect(bundle)
        const directories = new Set([...inside, ...withDependencies(modules, outside)])
        const texts = [...new Set([...directories].map(licenseOf))].sort()
        const source = texts.join(`\n${'-'.repeat(80)}\n\n`)
        this.emitFile({ type: 'asset', fileName: FILE, source })
      },
    },
  }
}
