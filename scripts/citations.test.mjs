import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  anchorsOf,
  citationsIn,
  DOCUMENTS,
  linksIn,
  modulesIn,
  pathsIn,
  sectionsOf,
} from './citations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['src', 'e2e', 'bench', 'scripts', 'docs', 'public', '.ci']
const READ = /\.(?:tsx?|mts|mjs|js|py|md|html|css|ya?ml|txt)$/
/** This test and its parser hold samples of wrong citations. */
const SAMPLES = ['scripts/citations.mjs', 'scripts/citations.test.mjs']

const inFolder = (folder, options = {}) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true, ...options })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    : []
const TREE = [
  ...inFolder('.'),
  ...FOLDERS.flatMap((folder) => inFolder(folder, { recursive: true })),
]
const FILES = TREE.filter((file) => READ.test(file) && !SAMPLES.includes(file)).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))
const MARKDOWN = FILES.filter(({ file }) => file.endsWith('.md'))

const SECTIONS = new Map(
  DOCUMENTS.map((name) => [name, sectionsOf(readFileSync(join(root, `docs/${name}.md`), 'utf8'))]),
)
const DECISIONS = new Set(
  readdirSync(join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4))),
)

/** Whether a document that is named in a file is there: from the root, from `docs/`, or from beside that file. */
const isThere = (name, file) =>
  [root, join(root, 'docs'), dirname(join(root, file))].some((from) => existsSync(join(from, name)))

function faultsOf({ file, text }, { sections = SECTIONS, decisions = DECISIONS } = {}) {
  const own = DOCUMENTS.find((name) => file === `docs/${name}.md`) ?? null
  const cited = citationsIn(text, own)
  // A file's name in code is that file's business; in a comment or a document it is a citation.
  const isCode = /\.(?:mjs|js|py|tsx?|mts)$/.test(file)
  const lines = text.split('\n')
  const isQuoted = (line, name) => isCode && new RegExp(`['\`"/]${name}`).test(lines[line - 1])
  return [
    ...cited.faults,
    ...cited.sections
      .filter(({ document, section }) => !sections.get(document).has(section))
      .map(({ line, document, section }) => ({
        line,
        fault: `docs/${document}.md has no section ${section}`,
      })),
    ...cited.decisions
      .filter(({ number }) => !decisions.has(number))
      .map(({ line, number }) => ({ line, fault: `docs/decisions has no decision ${number}` })),
    ...cited.documents
      .filter(({ name, line }) => !/^test-results\//.test(name) && !isQuoted(line, name))
      .filter(({ name }) => !isThere(name, file))
      .map(({ line, name }) => ({ line, fault: `there is no document ${name}` })),
  ].map(({ line, fault }) => `${file}:${line}: ${fault}`)
}

test('every citation in code, tests and documents leads to a section that exists', () => {
  expect(FILES.flatMap((file) => faultsOf(file))).toEqual([])
  // A search that finds nothing would find no fault either.
  const found = FILES.flatMap(({ text }) => citationsIn(text).sections)
  expect(found.length).toBeGreaterThan(200)
})

test('every relative link between documents, and every picture, leads somewhere', () => {
  const leads = (from, { target, anchor }) => {
    const path = join(root, dirname(from), target)
    return (
      existsSync(path) && (anchor === null || anchorsOf(readFileSync(path, 'utf8')).has(anchor))
    )
  }
  const broken = MARKDOWN.flatMap(({ file, text }) =>
    linksIn(text)
      .filter((link) => !leads(file, link))
      .map(
        ({ target, anchor, line }) => `${file}:${line}: ${target} ${anchor ?? ''} leads nowhere`,
      ),
  )
  expect(broken).toEqual([])
})

test('every path and module that a document names exists; decisions keep what was true on their day', () => {
  const living = MARKDOWN.filter(({ file }) => !file.startsWith('docs/decisions/'))
  const isModule = (name) => TREE.some((file) => `/${file}`.endsWith(`/${name}`))
  const broken = living.flatMap(({ file, text }) => [
    ...pathsIn(text)
      .filter(({ path }) => !existsSync(join(root, path)))
      .map(({ path, line }) => `${file}:${line}: there is no ${path}`),
    ...modulesIn(text)
      .filter(({ name }) => !isModule(name))
      .map(({ name, line }) => `${file}:${line}: there is no module ${name}`),
  ])
  expect(broken).toEqual([])
})

test('a citation that leads nowhere is found, with its file and line', () => {
  const known = { sections: new Map([['contract', new Set(['4', '4.1', '5'])], ['screens', new Set(['1'])]]), decisions: new Set([16]) } // prettier-ignore
  const faults = (text, file = 'src/x.ts') => faultsOf({ file, text }, known)
  expect(faults('// fine (contract §4, §5; decision 16), (contract §4.1)\n')).toEqual([])
  expect(
    faults('\n/**\n * split (contract\n * §4), from §5 of it, (contract §4 to §5)\n */'),
  ).toEqual(['src/x.ts:4: "§" without its document: write "contract §4"'])
  expect(faults('a\n// wrong (contract §9)')).toEqual([
    'src/x.ts:2: docs/contract.md has no section 9',
  ])
  expect(faults('// a list (contract §4, §7)')).toHaveLength(1)
  expect(faults('// a range (contract §4-§7)')).toEqual([
    'src/x.ts:1: docs/contract.md has no section 6',
    'src/x.ts:1: docs/contract.md has no section 7',
  ])
  expect(faults('// RFC 9110 §7.6.1')).toEqual([])
  expect(faults('// (screens: Audit)')).toEqual(['src/x.ts:1: "(screens:" names no section'])
  expect(faults('// (decision 17), docs/decisions/0018')).toHaveLength(2)
  expect(faults('// see ../shared/x, (look.md)')).toEqual([
    'src/x.ts:1: "../shared" is no part of the repository',
    'src/x.ts:1: there is no document look.md',
  ])
  expect(faults('import { a } from "../shared-texts"')).toEqual([])
  expect(faults('of this page, §4 and §6', 'docs/contract.md')).toEqual([
    'docs/contract.md:1: docs/contract.md has no section 6',
  ])
})

test('links and paths of a document are found', () => {
  const text =
    '[a](b.md#c) ![d](e.png) [w](https://f.example)\n`src/g.ts` `npm run x` `src/j/NAME.ts`\ndocs/h/   i\n'
  expect(linksIn(text)).toEqual([
    { target: 'b.md', anchor: 'c', line: 1 },
    { target: 'e.png', anchor: null, line: 1 },
  ])
  expect([...anchorsOf('## 4. Who may\n# `x`: y')]).toEqual(['4-who-may', 'x-y'])
  expect(modulesIn('`a.ts` `b/c.tsx` `npm run x`\n`d.mjs`').map(({ name }) => name)).toEqual([
    'a.ts',
    'b/c.tsx',
    'd.mjs',
  ])
  expect(pathsIn(text)).toEqual([
    { path: 'src/g.ts', line: 2 },
    { path: 'docs/h/', line: 3 },
  ])
})
