import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { disagreementsOfRequest, disagreementsOfResponse } from './agreement'
import type { JsonSchema, OpenApi } from './json-schema'

const document: OpenApi = {
  paths: {},
  components: {
    schemas: {
      Colour: { enum: ['red', 'green'] },
      Nut: {
        type: 'object',
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 8 },
          size: { type: 'integer', minimum: 1 },
          colour: { $ref: '#/components/schemas/Colour' },
          sold: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          parts: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
          },
        },
        required: ['id', 'size', 'colour', 'parts'],
      },
    },
  },
}
const theirs: JsonSchema = { $ref: '#/components/schemas/Nut' }
const characters = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.check((value) => [...value].length <= max),
  )
const entries = {
  id: characters(8),
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  colour: v.picklist(['red', 'green']),
  sold: v.optional(v.nullable(v.string())),
  parts: v.array(v.looseObject({ name: v.string() })),
}
/** The document with one property of Nut replaced. */
const changed = (name: string, property: JsonSchema | undefined): OpenApi => {
  const nut = document.components?.schemas?.['Nut'] ?? {}
  const properties = { ...nut.properties }
  if (property) properties[name] = property
  else delete properties[name]
  const required = (nut.required ?? []).filter((one) => one !== name || property)
  const schemas = { ...document.components?.schemas, Nut: { ...nut, properties, required } }
  return { ...document, components: { schemas } }
}
const fields = (found: readonly { field: string }[]) => found.map(({ field }) => field)

describe('answers', () => {
  const answer = (by: OpenApi, ours: v.GenericSchema = v.looseObject(entries)) =>
    fields(disagreementsOfResponse(by, theirs, ours))

  test('agree', () => expect(answer(document)).toEqual([]))
  test('a field that comes later is no disagreement', () =>
    expect(answer(changed('weight', { type: 'number' }))).toEqual([]))
  test('a new member of an enum', () =>
    expect(answer(changed('colour', { enum: ['red', 'green', 'blue'] }))).toEqual(['colour']))
  test('a longer text', () =>
    expect(answer(changed('id', { type: 'string', minLength: 1, maxLength: 9 }))).toEqual(['id']))
  test('an empty text', () =>
    expect(answer(changed('id', { type: 'string', maxLength: 8 }))).toEqual(['id']))
  test('another type', () => expect(answer(changed('size', { type: 'string' }))).toEqual(['size']))
  test('a fraction', () =>
    expect(answer(changed('size', { type: 'number', minimum: 1 }))).toEqual(['size']))
  test('a lower bound', () =>
    expect(answer(changed('size', { type: 'integer', minimum: 0 }))).toEqual(['size']))
  test('null', () =>
    expect(
      answer(changed('size', { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] })),
    ).toEqual(['size']))
  test('null in the way of OpenAPI 3.0', () => {
    expect(answer(changed('size', { type: 'integer', minimum: 1, nullable: true }))).toEqual([
      'size',
    ])
    expect(
      answer(changed('colour', { $ref: '#/components/schemas/Colour', nullable: true })),
    ).toEqual(['colour'])
  })
  test('a required field that is gone', () =>
    expect(answer(changed('size', undefined))).toEqual(['size']))
  test('an optional field that is gone', () =>
    expect(answer(changed('sold', undefined))).toEqual(['sold']))
  test('a required field that became optional', () => {
    const nut = document.components?.schemas?.['Nut'] ?? {}
    const schemas = {
      ...document.components?.schemas,
      Nut: { ...nut, required: ['id', 'colour', 'parts'] },
    }
    expect(answer({ ...document, components: { schemas } })).toEqual(['size'])
  })
  test('a field within a list', () => {
    const parts = {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'integer' } }, required: ['name'] },
    }
    expect(answer(changed('parts', parts))).toEqual(['parts.name'])
  })
  test('a text within bounds, but of characters that are two UTF-16 units each', () =>
    expect(
      answer(document, v.looseObject({ ...entries, id: v.pipe(v.string(), v.maxLength(8)) })),
    ).toEqual(['id']))
  test('a closed schema of ours refuses what may come later', () =>
    expect(answer(document, v.strictObject(entries))).toEqual(['x-added later']))
  test('a keyword that is not understood is no agreement', () =>
    expect(() => answer(changed('id', { type: 'string', contentEncoding: 'base64' }))).toThrow(
      'contentEncoding',
    ))
})

describe('requests', () => {
  const request = (by: OpenApi, ours: v.GenericSchema = v.strictObject(entries)) =>
    fields(disagreementsOfRequest(by, theirs, ours))

  const dated = {
    ...entries,
    sold: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT.*$/)))),
  }
  const agreed = v.strictObject(dated)
  test('agree', () => expect(request(document, agreed)).toEqual([]))
  test('a member that the server does not know', () =>
    expect(request(changed('colour', { enum: ['red'] }), agreed)).toEqual(['colour']))
  test('a tighter bound', () =>
    expect(request(changed('id', { type: 'string', minLength: 1, maxLength: 7 }), agreed)).toEqual([
      'id',
    ]))
  test('a bound where the contract has none', () => {
    const ours = v.strictObject({ ...dated, id: v.string() })
    expect(request(document, ours)).toEqual(['id'])
  })
  test('a bound by a function that is wider', () => {
    const ours = v.strictObject({ ...dated, id: characters(9) })
    expect(request(document, ours)).toEqual(['id'])
  })
  test('an upper bound of a number', () =>
    expect(request(changed('size', { type: 'integer', minimum: 1, maximum: 5 }), agreed)).toEqual([
      'size',
    ]))
  test('a new required field', () => {
    const nut = document.components?.schemas?.['Nut'] ?? {}
    const Nut = {
      ...nut,
      properties: { ...nut.properties, weight: { type: 'number' } },
      required: [...(nut.required ?? []), 'weight'],
    }
    expect(
      request(
        { ...document, components: { schemas: { ...document.components?.schemas, Nut } } },
        agreed,
      ),
    ).toEqual(['weight'])
  })
  test('a field that the server does not know', () => {
    const nut = document.components?.schemas?.['Nut'] ?? {}
    const closed = {
      ...document,
      components: {
        schemas: { ...document.components?.schemas, Nut: { ...nut, additionalProperties: false } },
      },
    }
    expect(request(closed, v.strictObject({ ...dated, weight: v.number() }))).toEqual(['weight'])
  })
  test('an item twice where each may be there once', () => {
    const parts = { type: 'array', uniqueItems: true, items: { type: 'object' } }
    expect(request(changed('parts', parts), agreed)).toEqual(['parts'])
  })
  test('an instant that the contract does not ask to be one', () =>
    expect(request(document)).toEqual(['sold']))
})
