import { expect, test } from 'vitest'
import { OPERATIONS } from '../../src/service/operations'
import { ROUTES } from './routes'

test('generated requests know every endpoint of the embedded service, and no other', () => {
  const offered = OPERATIONS.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  const known = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
  expect(known.toSorted()).toEqual(offered.toSorted())
})
