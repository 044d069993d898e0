import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACCEPTED } from './licenses.mjs'

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const installed = Object.entries(packages).filter(([path]) => path !== '')
const atRuntime = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional)

test('no package runs a script while it is installed, and each has its digest', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
  expect(installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity))).toEqual([])
  // For whoever installs without a look at this: npm would run none.
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true')
})

test('every package of the console is under a licence that was decided on', () => {
  expect(atRuntime.length).toBeGreaterThan(20)
  const others = atRuntime.filter(
    // "MIT AND ISC" asks for what both ask for.
    ([, { license = '' }]) => !license.split(' AND ').every((each) => ACCEPTED.includes(each)),
  )
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('dependencies have exact versions', () => {
  const { dependencies, devDependencies } = packages['']
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})
