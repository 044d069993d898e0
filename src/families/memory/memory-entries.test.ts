import { describe, expect, it } from 'vitest'
import { comparisonOf } from '../../lib/diff/compare-contents'
import { memory as memoryFamily } from './memory'
import { entriesToResolve, withEntries } from './memory-entries'

const named = (id: string, version: string, state = 'active') => ({
  entry_id: id,
  entry_version_id: version,
  entry_content_hash: `hash of ${version}`,
  state,
})
const memory = (...entries: unknown[]) => ({
  schema: 'powercontext.memory.v1',
  manifest: { format: 'f', entries },
  changes: [],
})

describe('entriesToResolve', () => {
  it('names what a manifest leaves out', () => {
    expect(entriesToResolve(memory(named('e1', 'v1'), named('e2', 'v2', 'retired')))).toEqual([
      { id: 'e1', version: 'v1', state: 'active' },
      { id: 'e2', version: 'v2', state: 'retired' },
    ])
  })

  it.each([
    ['entries with their texts', { entries: [{ kind: 'k', text: 't' }] }],
    ['no manifest', { content: 'x' }],
    ['a manifest of another shape', { manifest: { entries: [{ entry_id: 1 }] } }],
    ['a manifest without entries', { manifest: {} }],
  ])('has nothing to resolve in %s', (_name, content) => {
    expect(entriesToResolve(content)).toBeNull()
    expect(withEntries(content, new Map())).toBe(content)
  })
})

describe('withEntries', () => {
  const texts = new Map([
    ['v1', { kind: 'fact', text: 'as it was' }],
    ['v2', { kind: 'fact', text: 'as it is' }],
  ])

  it('puts the texts in the place of the manifest and keeps all else', () => {
    expect(withEntries(memory(named('e1', 'v1')), texts)).toEqual({
      schema: 'powercontext.memory.v1',
      changes: [],
      manifest: { format: 'f' },
      entries: [{ id: 'e1', kind: 'fact', text: 'as it was', state: 'active' }],
    })
  })

  it('lets a changed text of an entry be compared as such', () => {
    const { sections } = comparisonOf({
      fields: memoryFamily.compared,
      before: withEntries(memory(named('e1', 'v1')), texts),
      after: withEntries(memory(named('e1', 'v2')), texts),
    })
    expect(sections).toMatchObject([
      { field: 'entries', part: 'text', item: { id: 'e1', change: 'changed' }, change: 'changed' },
    ])
  })

  it('never takes two versions for the same where their texts are not known', () => {
    const { same, sections } = comparisonOf({
      fields: memoryFamily.compared,
      before: withEntries(memory(named('e1', 'v8')), texts),
      after: withEntries(memory(named('e1', 'v9')), texts),
    })
    expect(same).toBe(false)
    expect(sections).toMatchObject([{ field: 'entries', kind: 'rest', change: 'changed' }])
  })
})
