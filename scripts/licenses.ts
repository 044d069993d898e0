import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const FILE = 'licenses.txt'

/** Their terms are met by handing on their text. Another licence is a decision: name the package here, and why. */
const ACCEPTED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause']

type Manifest = {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}
const manifestOf = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest

/**
 * A package's heading and the text of its licence.
 * @throws Error when it has no text, or one that nobody has decided on
 */
export function licenseOf(directory: string): string {
  const { name, version, license } = manifestOf(directory)
  const file = readdirSync(directory).find((entry) => /^(licen[sc]e|copying)/i.test(entry))
  if (file === undefined) throw new Error(`${name} ${version} comes without its licence's text.`)
  if (!ACCEPTED.includes(license ?? '')) {
    throw new Error(
      `${name} ${version} is under "${license}": scripts/licenses.ts has to say why that is all right.`,
    )
  }
  const text = readFileSync(join(directory, file), 'utf8').trim()
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Packages that are installed beside a build, with all that they need themselves. */
export function withDependencies(modules: string, names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const directory = join(modules, name)
    if (found.has(directory)) return
    found.add(directory)
    for (const needed of Object.keys(manifestOf(directory).dependencies ?? {})) add(needed)
  }
  for (const name of names) add(name)
  return found
}

const packageOf = (module: string) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0]
const nameOf = (imported: string) => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported

/**
 * Writes `licenses.txt` into a build: the licences of all packages whose code is in it or that it imports when it runs.
 * Vite's own `build.license` leaves out both what is in workers and what stays outside.
 * @returns one plugin for the build, and one for its workers, which are made first
 */
export function licenses(modules: string): { build: Plugin; worker: Plugin } {
  const inside = new Set<string>()
  const outside = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle) => {
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
