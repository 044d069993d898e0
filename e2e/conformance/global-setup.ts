import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKEND_NAMES } from '../backend-names'
import { groups } from './cases/all'
import { listOf, tableOf, type Results } from './report'
import { resultsDirectory } from './servers'

const directory = join(resultsDirectory, 'conformance')

export async function setup() {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
}

/** Prints the table of the run, and leaves it with the differences beside the results. */
export async function teardown() {
  const results: Results = {}
  for (const name of BACKEND_NAMES) {
    const file = join(directory, `${name}.json`)
    if (existsSync(file)) results[name] = JSON.parse(await readFile(file, 'utf8'))
  }
  const cases = groups.flatMap(({ about, cases }) => cases.map((one) => ({ ...one, group: about })))
  const reasons = [...new Set(cases.flatMap(({ differs }) => differs?.about ?? []))].sort()
  const differences = reasons.map((about) => ({
    about,
    cases: cases
      .filter(({ differs }) => differs?.about === about)
      .map(({ group, name }) => `${group}: ${name}`),
  }))
  const table = tableOf(results)
  const text = `${table}\n\n## What 1.0.0 does otherwise than the newest version\n\n${listOf(differences)}\n`
  await writeFile(join(directory, 'report.md'), text)
  console.log(
    `\n${table}\n\n${differences.length} differences between 1.0.0 and the newest version: ${join(directory, 'report.md')}`,
  )
}
