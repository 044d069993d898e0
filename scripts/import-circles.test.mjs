import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const STATIC = /\bfrom '(\.[^']+)'/g

/** What each file imports of these files. Code that loads later (`import()`) does not count: it may lead back. */
function importsOf(files) {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const named = [...readFileSync(join(root, file), 'utf8').matchAll(STATIC)].map(([, path]) =>
        join(dirname(file), path),
      )
      return [
        file,
        named.flatMap((path) =>
          [path, `${path}.ts`, `${path}.tsx`].filter((each) => known.has(each)),
        ),
      ]
    }),
  )
}

/** Files that import each other in a circle, and those on the way from one circle to another. */
function inCircles(imports) {
  const left = new Map(imports)
  let size
  do {
    size = left.size
    const imported = new Set([...left.values()].flat())
    for (const [file, needs] of left) {
      if (!imported.has(file) || !needs.some((need) => left.has(need))) left.delete(file)
    }
  } while (left.size < size)
  return [...left.keys()]
}

it('no files import each other in a circle', () => {
  const files = ['src', 'e2e'].flatMap(filesIn)
  const imports = importsOf(files)
  // The reading of imports works.
  expect(imports.get('src/app/go-to/matching.ts')).toEqual(['src/app/go-to/target.ts'])
  expect(inCircles(imports)).toEqual([])
})

it('a circle is found, and what only leads to it or from it is none of it', () => {
  const imports = new Map([
    ['entry', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
  ])
  expect(inCircles(imports)).toEqual(['a', 'b', 'c'])
})
