import { expect, test } from 'vitest'
import { BACKEND_NAMES, selectedBackends } from './backend-names'

test('without the option every back end is selected', () => {
  expect(selectedBackends(['node', 'playwright', 'test', 'smoke'])).toEqual([...BACKEND_NAMES])
})

test.each([
  [['--project=embedded'], ['embedded']],
  [['--project', 'embedded', '-g', 'powercontext-newest'], ['embedded']],
  [
    ['--project', 'embedded', 'powercontext-newest'],
    ['embedded', 'powercontext-newest'],
  ],
  [
    ['--project=embedded', '--project=powercontext-1.0.0'],
    ['embedded', 'powercontext-1.0.0'],
  ],
  [['--project=PowerContext-*'], ['powercontext-1.0.0', 'powercontext-newest']],
  [['--project=powercontext-1x0y0'], []],
])('%j selects %j', (argv, expected) => {
  expect(selectedBackends(['node', 'playwright', 'test', ...argv])).toEqual(expected)
})
