import { describe, expect, it } from 'vitest'
import { contentTitle, nameOf } from './name-of'

describe('the title of an Artifact', () => {
  it('is what the title field of its family says', () => {
    expect(contentTitle('skill', { name: 'Deploy' })).toEqual({ key: 'name', title: 'Deploy' })
    expect(contentTitle('topic-memory', { title: ' ' })).toBeNull()
    expect(contentTitle('experience', { title: 'x' })).toBeNull()
  })
})

describe('the name of an Artifact', () => {
  it.each([
    ['skill', { name: 'Deploy', description: 'How to deploy' }, 'Deploy'],
    ['experience', { situation: 'The job ran twice.\nIt was Monday.' }, 'The job ran twice.'],
    ['handoff', { objective: '  \r\n Move the traffic.  ' }, 'Move the traffic.'],
    ['profile', { content: '\n## Checkout service\n\nTakes payments.' }, 'Checkout service'],
    ['profile', { content: '#checkout-oncall answers' }, '#checkout-oncall answers'],
    ['atomic-memory', { kind: 'fact', text: '退款在两天内到账。' }, '退款在两天内到账。'],
  ])('of %s %j is %s', (family, content, name) => {
    expect(nameOf(family, content)).toBe(name)
  })

  it.each([
    ['skill', { name: ' ' }],
    ['experience', { situation: ' \n ' }],
    ['experience', { situation: 7 }],
    ['prompt', { instructions: 'Write.' }],
    ['newer', { name: 'Deploy' }],
  ])('is not to be had of %s %j', (family, content) => expect(nameOf(family, content)).toBeNull())

  it('is cut between words, and within them where there are none', () => {
    const words = `${'word '.repeat(40)}end`
    expect(nameOf('experience', { situation: words })).toBe(`${'word '.repeat(14)}word…`)
    const one = '𝒳'.repeat(200)
    expect(nameOf('experience', { situation: one })).toBe(`${'𝒳'.repeat(79)}…`)
  })

  it('is found in a text of a million blank lines as fast as in any other', () => {
    expect(nameOf('experience', { situation: '\n'.repeat(1_000_000) })).toBeNull()
    expect(nameOf('experience', { situation: `${' '.repeat(1_000_000)}#` })).toBe('#')
  })
})
