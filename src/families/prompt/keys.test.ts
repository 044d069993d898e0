import { describe, expect, it } from 'vitest'
import { PROMPT_KEYS } from '../../api/contract/prompts'
import { keysToShow } from './keys'

const saved = (artifact_id: string) => ({ artifact_id })

describe('keysToShow', () => {
  it('takes the known keys, and newer ones that are saved', () => {
    expect(keysToShow([saved('newer.key')], null)).toEqual([...PROMPT_KEYS, 'newer.key'])
  })
  it('takes what the server names, newer keys included, in the usual order', () => {
    const capability = { status: 'supported' }
    const named = {
      'brand.new': capability,
      'skill.generate': capability,
      'memory.extract': capability,
    }
    expect(keysToShow([], named)).toEqual(['memory.extract', 'skill.generate', 'brand.new'])
  })
})
