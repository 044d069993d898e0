import { expect, it } from 'vitest'
import * as v from 'valibot'
import { CONTENT_SCHEMAS } from './artifact-requests'
import { countCharacters, maxCharacters } from './characters'
import { boundsOf, schemaAt, type Path } from './content-bounds'

const bounds = (family: keyof typeof CONTENT_SCHEMAS, path: Path) =>
  boundsOf(schemaAt(CONTENT_SCHEMAS[family], path))

it('a bound is found where the schema says it, at any depth', () => {
  expect(bounds('prompt', ['instructions']).max).toBe(32_768)
  expect(bounds('prompt', ['demonstrations']).max).toBe(50)
  expect(bounds('skill', ['license']).max).toBe(512)
  expect(bounds('handoff', ['state', 3, 'text']).max).toBe(8_192)
  expect(bounds('experience', ['failure', 'signature', 'recall_cue']).max).toBe(512)
  expect(bounds('handoff', ['disposition']).options).toEqual(['continuable', 'blocked', 'complete'])
  expect(bounds('profile', ['content'])).toEqual({ max: null, options: [] })
  expect(bounds('profile', ['nothing', 3])).toEqual({ max: null, options: [] })
})
it('characters are counted as the service counts them', () => {
  expect(countCharacters('a😀b')).toBe(3)
  expect(countCharacters('\ud83d\ud83d\ude00\ude00')).toBe(3)
  expect(v.is(v.pipe(v.string(), maxCharacters(2)), '😀😀')).toBe(true)
  expect(v.is(v.pipe(v.string(), maxCharacters(2)), '😀😀x')).toBe(false)
})
