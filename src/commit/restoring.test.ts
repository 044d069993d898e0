import { describe, expect, it } from 'vitest'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { canRestore, recordsRestore, restoredContent, sameWritten } from './restoring'

const recorded = { restored_from_revision: null } as ArtifactRevision
const unrecorded = {} as ArtifactRevision

describe('a restore', () => {
  it('sends the content as the server sent it', () => {
    const content = { situation: 's', failure: null, newer: { b: 1, a: [null] } }
    expect(restoredContent('experience', content)).toBe(content)
    const skill = { name: 'n', instructions: 'i', validation: [], package: { file_count: 1 } }
    expect(restoredContent('skill', skill)).toBe(skill)
  })
  it('leaves out what the service notes itself and refuses to be sent', () => {
    const profile = { schema: 'p', content: '# Ada\n', generation: { mode: 'manual_create' } }
    expect(restoredContent('profile', profile)).toEqual({ content: '# Ada' })
    const memory = { schema: 'm', kind: 'fact', text: 't', creation: null }
    expect(restoredContent('atomic-memory', memory)).toEqual({
      schema: 'm',
      kind: 'fact',
      text: 't',
    })
  })
  it('is recorded where the server sends the key, and never of an atomic memory', () => {
    expect(recordsRestore('prompt', recorded)).toBe(true)
    expect(recordsRestore('prompt', unrecorded)).toBe(false)
    expect(recordsRestore('atomic-memory', recorded)).toBe(false)
  })
  it('is not for a Memory, to which everything sent is added', () => {
    expect(canRestore('memory')).toBe(false)
    expect(canRestore('skill')).toBe(true)
  })
  it('of the same content is told by what was written', () => {
    const at = (mode: string) => ({ content: '# Ada\n', generation: { mode } })
    expect(sameWritten('profile', at('manual_create'), at('rollback'))).toBe(true)
    expect(sameWritten('profile', at('x'), { ...at('x'), content: '# Bo\n' })).toBe(false)
  })
})
