import { describe, expect, it } from 'vitest'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { citationOf, contentFields, valuesOfField, type Field } from './content-fields'

const kinds = (family: string, content: Record<string, unknown>) =>
  contentFields(family, content).map((field) => `${field.key}:${field.kind}`)

describe('contentFields', () => {
  it('reads a Prompt: mode, instructions and demonstrations, texts as they are', () => {
    const fields = contentFields('prompt', {
      schema_version: 'powercontext.prompt.v1',
      instructions: 'One.\n\n  Two <b>bold</b>',
      mode: 'custom',
      demonstrations: [{ input: 'a', expected_output: { b: 1 } }],
    })
    expect(fields.map((f) => f.key)).toEqual([
      'mode',
      'instructions',
      'demonstrations',
      'schema_version',
    ])
    expect(fields[1]).toEqual({
      key: 'instructions',
      kind: 'code',
      text: 'One.\n\n  Two <b>bold</b>',
    })
    expect(fields[2]).toEqual({
      key: 'demonstrations',
      kind: 'demonstrations',
      pairs: [{ input: 'a', output: '{\n  "b": 1\n}' }],
    })
  })

  it('tells empty from absent: Auto has empty instructions, null fields are left out', () => {
    expect(kinds('prompt', { mode: 'auto', instructions: '', demonstrations: [] })).toEqual([
      'mode:mode',
      'instructions:empty',
      'demonstrations:empty',
    ])
    expect(kinds('skill', { name: 'a', license: null, metadata: {} })).toEqual(['name:value'])
  })

  it('reads the validations of a Skill, which the service keeps in its instructions', () => {
    const instructions = 'Do it.\n\n## Validation\n\n- It is done.\n- It is well.'
    expect(contentFields('skill', { instructions, validation: [] })).toEqual([
      { key: 'instructions', kind: 'markdown', text: 'Do it.' },
      { key: 'validation', kind: 'list', items: ['It is done.', 'It is well.'] },
    ])
    expect(kinds('skill', { instructions: 'Do it.', validation: [] })).toContain('validation:empty')
  })

  it('reads statements of a Handoff with what they cite', () => {
    const artifact_ref = { family: 'skill', artifact_id: 'art_1', revision: 2 }
    const [state, next, omissions] = contentFields('handoff', {
      omissions: [
        {
          text: 'c',
          citation: { kind: 'source', source_ref: { source_type: 'n', source_id: 's' } },
        },
      ],
      next_action: { text: 'b', citations: [{ kind: 'new', page: 3 }] },
      state: [{ text: 'a', citations: [{ kind: 'artifact', artifact_ref }] }],
    })
    expect(state).toMatchObject({ key: 'state', kind: 'statements', statements: [{ text: 'a' }] })
    const cited = (field?: Field) =>
      field?.kind === 'statements' &&
      field.statements.flatMap((one) => one.citations.map(citationOf))
    expect(cited(state)).toEqual([{ kind: 'artifact', reference: artifact_ref }])
    expect(cited(next)).toMatchObject([{ kind: 'other' }])
    expect(cited(omissions)).toEqual([
      { kind: 'source', reference: { source_type: 'n', source_id: 's' } },
    ])
  })

  it('shows a known field of another shape by that shape instead of hiding it', () => {
    expect(kinds('handoff', { state: 'soon', objective: ['x', 'y'] })).toEqual([
      'objective:list',
      'state:value',
    ])
    expect(kinds('experience', { situation: 4 })).toEqual(['situation:value'])
  })

  it('reads an Experience with its failure as a group', () => {
    const failure = {
      signature: { recall_cue: 'x', symptom: null },
      repair_surface: 'working_state',
    }
    expect(contentFields('experience', { lesson: 'd', failure, situation: 'a' })).toMatchObject([
      { key: 'situation' },
      { key: 'lesson' },
      {
        key: 'failure',
        kind: 'group',
        fields: [
          { key: 'signature', kind: 'group', fields: [{ key: 'recall_cue', text: 'x' }] },
          { key: 'repair_surface', kind: 'value', text: 'working_state' },
        ],
      },
    ])
  })

  it('shows a newer family field by field, the form last', () => {
    expect(
      kinds('constructor', {
        schema: 'v9',
        steps: ['a', 2],
        body: 'line\nline',
        on: true,
        rows: [{ op: 'add', at: null }],
        deep: [[1]],
      }),
    ).toEqual(['steps:list', 'body:prose', 'on:value', 'rows:records', 'deep:json', 'schema:value'])
  })

  it('leaves out what is shown elsewhere', () => {
    expect(contentFields('topic-memory', { title: 't', summary: 's' }, ['title'])).toHaveLength(1)
  })
})

it('numbers are shown as the server wrote them, at any depth', () => {
  const content = parseExactJson('{"one":1.0,"list":[1.0,"a"],"deep":[[9007199254740993]]}')
  expect(contentFields('brand-new', content as Record<string, unknown>)).toEqual([
    { key: 'one', kind: 'value', text: '1.0' },
    { key: 'list', kind: 'list', items: ['1.0', 'a'] },
    { key: 'deep', kind: 'json', text: '[\n  [\n    9007199254740993\n  ]\n]' },
  ])
})

describe('lists of very many', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => at)
  const first = (content: Record<string, unknown>) =>
    contentFields('newer', content)[0] ?? ({ key: '', kind: 'empty' } satisfies Field)

  it('a record of very many parts is shown as JSON, which is cut as a long text is', () => {
    expect(first({ runs: [{ a: 1, b: 2 }] }).kind).toBe('records')
    const record = Object.fromEntries(many.map((at) => [`k${at}`, at]))
    expect(first({ runs: [record] }).kind).toBe('json')
  })

  it('a field counts for what it shows, and for no more than half of what a part may show', () => {
    expect(valuesOfField(first({ one: 'text' }))).toBe(1)
    expect(valuesOfField(first({ some: ['a', 'b', 'c'] }))).toBe(3)
    expect(valuesOfField(first({ runs: [{ a: 1, b: 2 }, { c: 3 }] }))).toBe(3)
    expect(valuesOfField(first({ group: { a: 1, b: [1, 2, 3] } }))).toBe(4)
    expect(valuesOfField(first({ many }))).toBe(500)
    expect(valuesOfField(first({ runs: many.map((a) => ({ a })) }))).toBe(500)
    const statements = many.map((at) => ({ text: String(at), citations: [] }))
    const [state] = contentFields('handoff', { state: statements })
    expect(state && valuesOfField(state)).toBe(500)
  })
})
