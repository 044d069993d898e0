import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding'

const BOTH = ['br', 'gzip'] as const

test.each([
  [null, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0.3, br;q=0', 'gzip'],
  ['gzip;q=0.2, *;q=0', 'gzip'],
  ['identity;q=0.9, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=many', null],
  ['not-br, brotli', null],
])('%j is answered in %j', (header, encoding) => {
  expect(acceptedEncoding(header, BOTH)).toBe(encoding)
})

test('only what there is is chosen', () => {
  expect(acceptedEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip')
  expect(acceptedEncoding('br', ['gzip'])).toBeNull()
  expect(acceptedEncoding('*', [])).toBeNull()
})
