import { describe, expect, it } from 'vitest'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { ApiError } from '../../api/errors'
import { promptRows } from './prompt-rows'

const saved = (artifact_id: string, revision = 1) => ({ artifact_id, revision })
const configuration = (mode: string): PromptConfiguration => ({
  scope_id: 's',
  prompt_key: 'k',
  status: 'supported',
  mode,
})
const refusal = (status: number) => new ApiError('http', status, 'x', 'x', null, null)

describe('promptRows', () => {
  it('shows a key with nothing saved as Auto without asking for it', () => {
    const capabilities = { 'skill.generate': { status: 'disabled', reason: 'operation_disabled' } }
    expect(promptRows(['skill.generate'], [], capabilities, new Map())).toMatchObject([
      { mode: 'auto', savedRevision: null, status: 'disabled', reason: 'operation_disabled' },
    ])
  })
  it('does not guess the mode of a saved Prompt', () => {
    const rows = promptRows(['skill.generate'], [saved('skill.generate', 3)], null, new Map())
    expect(rows).toMatchObject([{ mode: null, savedRevision: 3 }])
    const answers = new Map([['skill.generate', { data: configuration('custom'), error: null }]])
    expect(
      promptRows(['skill.generate'], [saved('skill.generate', 3)], null, answers),
    ).toMatchObject([{ mode: 'custom', status: 'supported' }])
  })
  it('shows a revision that the list tells of, and not the mode of the one before it', () => {
    const artifact = { family: 'prompt', artifact_id: 'skill.generate', revision: 7 }
    const answer = { ...configuration('custom'), artifact }
    const rowOf = (revision: number, answered: PromptConfiguration) =>
      promptRows(
        ['skill.generate'],
        [saved('skill.generate', revision)],
        null,
        new Map([['skill.generate', { data: answered, error: null }]]),
      )
    expect(rowOf(8, answer)).toMatchObject([{ mode: null, savedRevision: 8, status: null }])
    expect(rowOf(1, { ...answer, artifact: null })).toMatchObject([{ mode: null }])
    expect(rowOf(6, answer)).toMatchObject([{ mode: 'custom', savedRevision: 7 }])
  })
  it('leaves out keys that the server does not know, but no other failure', () => {
    const answers = new Map([
      ['a', { error: refusal(422) }],
      ['b', { error: refusal(503) }],
      ['c', { error: refusal(422) }],
    ])
    const rows = promptRows(['a', 'b', 'c'], [saved('c')], null, answers)
    expect(rows.map((row) => row.key)).toEqual(['b', 'c'])
  })
})
