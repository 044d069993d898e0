import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staysInService } from './proxy-request'

test('an id of any characters passes', () => {
  const id = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom('a', '.', '/', '%', ' ', '\\', '#', '?'), minLength: 1 }),
  )
  // Parts of dots alone are what the test below is about.
  const isDots = (part: string) => /^\.{1,2}(?:;|$)/.test(part)
  const harmless = id.filter((text) => !text.split(/[/\\]/).some(isDots))
  fc.assert(
    fc.property(harmless, (text) => {
      expect(staysInService(`/v1/scopes/${encodeURIComponent(text)}/artifacts?q=..`)).toBe(true)
    }),
  )
})

test('wherever a reader of the path ends up, it is under /v1 or /health', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '..',
    '/',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2E%2e',
    ';',
    '\\',
  )
  /** Decodes once, takes backslashes for slashes, drops empty segments and parameters, resolves dots. */
  const resolved = (path: string) => {
    const segments: string[] = []
    const decoded = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/')
    for (const segment of decoded.split('/').map((part) => part.split(';')[0] ?? '')) {
      if (segment === '..') segments.pop()
      else if (segment !== '.' && segment !== '') segments.push(segment)
    }
    return segments
  }
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const path = `/v1/${pieces.join('')}`
      if (staysInService(path)) expect(resolved(path)[0]).toBe('v1')
    }),
    { numRuns: 20_000 },
  )
})
