// This script copies the English files for another language: `node scripts/new-language.mjs de` or `… pt pt-BR`. Somebody
// then translates the copies (CONTRIBUTING, "Add a language"). Called again, the script overwrites no file, and lists those
// in which nothing is translated yet.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const [key, tag = key] = process.argv.slice(2)
if (!/^[a-z]{2,3}$/.test(key ?? '')) {
  console.error('Usage: node scripts/new-language.mjs KEY [TAG], for example: pt pt-BR')
  process.exit(2)
}

/** A type with what explains it. Types belong to the English file. */
const TYPE =
  /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?(export )?type (\w+) = (?:\{\n[^]*?\n\}|[^\n]*(?:\n {2}[^\n]*)*)\n\n?/g

const IMPORTED_TYPE = /^import type \{ (\w+) \} from .*\n/gm
const isNamedOnce = (name, text) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1

/** @param {string} file an English file, from the repository's root on */
function copyOf(file) {
  const english = `./${basename(file, '.ts')}`
  const types = []
  const source = readFileSync(file, 'utf8')
  const [, checkedBy] = /\} satisfies (\w+)\n$/.exec(source) ?? []
  const text = source
    .replace(TYPE, (type, exported, name) => {
      if (exported) types.push(name)
      return exported || name === checkedBy ? '' : type
    })
    .replaceAll("In('en')", `In('${key}')`)
    .replaceAll(".en'", `.${key}'`)
    .replaceAll("'en'", `'${tag}'`)
    .replace(/\}(?: satisfies \w+)?\n$/, '} satisfies typeof en\n')
    .replace(IMPORTED_TYPE, (line, name, _, whole) => (isNamedOnce(name, whole) ? '' : line))
  const imports = [
    `import type en from '${english}'\n`,
    ...types.map((name) => `import type { ${name} } from '${english}'\n`),
  ]
  return imports.join('') + (text.startsWith('import') ? '' : '\n') + text
}

const withoutBlanks = (text) => text.replace(/\s/g, '')

const listed = execFileSync('git', ['ls-files', '-z', 'src/*.en.ts'], { encoding: 'utf8' })
const made = []
const untouched = []
for (const file of listed.split('\0').filter((each) => each !== '')) {
  const own = file.replace(/en\.ts$/, `${key}.ts`)
  const copy = copyOf(file)
  if (!existsSync(own)) {
    writeFileSync(own, copy)
    made.push(own)
  } else if (withoutBlanks(readFileSync(own, 'utf8')) === withoutBlanks(copy)) {
    untouched.push(own)
  }
}
if (made.length > 0) execFileSync('npx', ['prettier', '--log-level', 'warn', '--write', ...made])
console.log(`${made.length} files of ${key} are made, in English still.`)
if (untouched.length > 0) console.log(['Nothing is translated in', ...untouched].join('\n  '))
