import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAuditSearch } from '../query/audit-search'
import { hasLoadedFilters, readLoadedFilters } from '../filters/loaded-filters'
import {
  BUILT_IN,
  cleanQuery,
  FILE_MAX,
  merged,
  NAME_MAX,
  PRESETS_MAX,
  presetsFile,
  readPresets,
  withPreset,
} from './presets'

describe('a preset', () => {
  it('keeps what the audit’s address means, and nothing else', () => {
    const query =
      'resource=scope:a&event=e&rows=all&result=maybe&from=-24h&from=-7d&operation=x&not.family=prompt&q=&own=show&token=t&__proto__=1'
    expect(cleanQuery(query)).toBe(
      'resource=scope%3Aa&from=-24h&operation=x&not.family=prompt&own=show',
    )
  })
  it('of everybody is whole', () => {
    expect(readAuditSearch(new URLSearchParams(BUILT_IN.denied))).toEqual({ result: 'denied', from: '-24h', rows: 'decisions' }) // prettier-ignore
    for (const query of [
      BUILT_IN.prompts,
      BUILT_IN.promptRefusals,
      BUILT_IN.grants,
      BUILT_IN.request('r 1&2'),
    ]) {
      expect(cleanQuery(query)).toBe(query)
      expect(hasLoadedFilters(readLoadedFilters(new URLSearchParams(query)))).toBe(true)
    }
  })
  it('leaves the resource, the order and the zone where it says nothing of them', () => {
    const now = new URLSearchParams('resource=scope:a&order=oldest&result=allowed&event=e&zone=utc')
    expect(withPreset(now, 'result=denied').toString()).toBe(
      'result=denied&resource=scope%3Aa&order=oldest&zone=utc',
    )
    expect(withPreset(now, 'resource=server').get('resource')).toBe('server')
  })
})

describe('a file of presets', () => {
  const preset = fc.record({
    name: fc.string({ minLength: 1, maxLength: NAME_MAX }).map((name) => name.trim() || 'x'),
    query: fc.constantFrom('result=denied', 'operation=a&not.operation=b', 'q=w', ''),
  })
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.array(preset, { maxLength: 20 }), (presets) => {
        expect(readPresets(presetsFile(presets))).toEqual(presets)
      }),
    )
  })
  it.each([
    ['no JSON', 'MZ\u0000'],
    ['JSON of something else', '{"presets":[]}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a name that is none', presetsFile([{ name: '   ', query: '' }])],
    ['a name without end', presetsFile([{ name: 'x'.repeat(NAME_MAX + 1), query: '' }])],
    ['fields of its own', '{"format":"scope-console.audit-presets.v1","presets":[],"run":"me"}'],
    [
      'too many',
      presetsFile(
        Array.from({ length: PRESETS_MAX + 1 }, (_, n) => ({ name: `n${n}`, query: '' })),
      ),
    ],
    ['too much', presetsFile([]) + ' '.repeat(FILE_MAX)],
    [
      'a query that is no text',
      '{"format":"scope-console.audit-presets.v1","presets":[{"name":"a","query":{}}]}',
    ],
  ])('with %s is refused', (_, text) => expect(readPresets(text)).toBeNull())
  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readPresets(text)).not.toThrow()
      }),
    )
  })
})

describe('presets that come to those there are', () => {
  const own = [{ name: 'Night', query: 'q=night' }]
  it('are there once, and another of the same name has a number', () => {
    const both = merged(own, [
      { name: 'Night', query: 'q=night' },
      { name: 'Night', query: 'q=shift' },
      { name: 'Day', query: 'q=day' },
    ])
    expect(both?.map(({ name }) => name)).toEqual(['Night', 'Night (2)', 'Day'])
  })
  it('are refused where they would be too many', () => {
    const many = Array.from({ length: PRESETS_MAX }, (_, n) => ({ name: `n${n}`, query: '' }))
    expect(merged(own, many)).toBeNull()
  })
})
