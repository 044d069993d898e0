import { describe, expect, it, test } from 'vitest'
import { canonicalContent } from './contents'
import { skillFile, skillPackage } from './skill-package'
import { testService } from './testing/test-service'

const plain = {
  name: 'a-skill',
  description: 'Does it.',
  license: null,
  compatibility: null,
  metadata: {},
  allowed_tools: null,
  instructions: 'Do it.\n\n## Validation\n\n- It is done.\n- It is well.',
}

describe('the package of a skill', () => {
  it('is the one that PowerContext 1.4.1 makes of it, but for how the archive is compressed', () => {
    expect(skillPackage(skillFile(plain))).toMatchObject({
      tree_digest: '340031b1c5271cabd91be6c895d9c9849bf4f683508ee0299e69d37489156a31',
      file_count: 1,
      uncompressed_size: 96,
    })
  })
  it('quotes what YAML would not take for a text', () => {
    const file = skillFile({ ...plain, description: 'a: b', metadata: { yes: '7', 'a b': 'c' } })
    expect(new TextDecoder().decode(file).split('\n').slice(0, 7)).toEqual([
      '---',
      'name: a-skill',
      'description: "a: b"',
      'metadata:',
      '  "yes": "7"',
      '  a b: c',
      '---',
    ])
  })
  it('holds notes called as what every object of JavaScript has', () => {
    const sent = '{"name":"a","description":"d","instructions":"i","validation":["v"],"metadata":'
    const write = (notes: string) =>
      canonicalContent('skill', JSON.parse(`${sent}${notes}}`), {
        isNew: true,
        restored: null,
        promptKey: null,
      }).content
    const notes = '{"__proto__":"a","constructor":"b","prototype":"c","toString":"d"}'
    expect(JSON.stringify(write(notes).metadata)).toBe(notes)
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(() => write(`{"${name}":1}`)).toThrow()
  })
  it('fits the content that it came with, and no other', () => {
    const write = (content: object) =>
      canonicalContent('skill', content, { isNew: false, restored: null, promptKey: null }).content
    const sent = { name: 'a', description: 'd', instructions: 'i', validation: ['v'] }
    const read = write(sent)
    expect(write(read)).toEqual(read)
    expect(() => write({ ...read, instructions: 'other' })).toThrow('is invalid')
    expect(() => write({ ...read, package: null })).toThrow('is invalid')
  })
})

test('a revision that an earlier build committed, without a package, is restored', async () => {
  const { createScope, database, grant, post, send } = testService()
  const scope = await createScope()
  await grant(scope, 'ada', 'scope.contributor')
  const artifacts = `/v1/scopes/${scope}/artifacts`
  const content = { name: 'a', description: 'd', instructions: 'i', validation: ['v'] }
  const made = await post('ada', artifacts, { family: 'skill', content })
  const path = `${artifacts}/skill/${String(made.body.artifact_id)}`
  const put = (body: object, head: number) =>
    send('ada', 'PUT', path, body, { 'If-Match': `"revision:${head}"` })
  await put({ content: { ...content, instructions: 'j' } }, 1)
  database.run(
    `UPDATE revisions SET content = json_set(content, '$.package', NULL), content_digest = 'other' WHERE revision = 1`,
  )
  const restored = await put({ content, restored_from_revision: 1, reason: 'Better.' }, 2)
  expect(restored.status).toBe(200)
})
