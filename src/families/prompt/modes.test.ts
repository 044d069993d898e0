import { describe, expect, it } from 'vitest'
import { AUTO_CONTENT } from '../../api/contract/prompts'
import { AUTO_DIGEST, effectiveContent, modesByDigest } from './modes'

const item = (revision: number, digest: string) => ({ revision, content_digest: digest })

describe('AUTO_DIGEST', () => {
  it('is the digest of the content of Auto', async () => {
    const sorted = JSON.stringify(AUTO_CONTENT, Object.keys(AUTO_CONTENT).sort())
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sorted))
    expect(`sha256:${Buffer.from(bytes).toString('hex')}`).toBe(AUTO_DIGEST)
  })
})

describe('modesByDigest', () => {
  it('tells Auto by its digest, and then every other one is Custom', () => {
    const mode = modesByDigest([item(2, AUTO_DIGEST), item(1, 'x')], [])
    expect([mode(AUTO_DIGEST), mode('x')]).toEqual(['auto', 'custom'])
  })
  it('says nothing of a digest while Auto has not been seen', () => {
    const loaded = [{ content_digest: 'x', content: { mode: 'custom' } }]
    const mode = modesByDigest([item(2, 'x'), item(1, 'y')], loaded)
    expect([mode('x'), mode('y')]).toEqual(['custom', null])
  })
})

describe('effectiveContent', () => {
  it('of Auto has no demonstrations where the server names none of the built-in text', () => {
    const builtin = { version: 'v1', instructions: 'Do it.' }
    expect(effectiveContent(AUTO_CONTENT, builtin)).toEqual({
      ...AUTO_CONTENT,
      instructions: 'Do it.',
    })
  })
})
