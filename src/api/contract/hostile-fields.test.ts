import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ErrorBody } from './errors'
import { Readiness } from './health'

/** Names that every object answers to; Valibot's own records leave out the first three. */
const NAMES = ['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty']

describe.each(NAMES)('a field named %s', (name) => {
  const fields = `{"first":1,${JSON.stringify(name)}:{"said":"x"}}`

  it('is kept in the details of an error', () => {
    const text = `{"error":{"code":"c","message":"m","details":${fields}}}`
    const { details } = v.parse(ErrorBody, JSON.parse(text)).error
    expect(JSON.stringify(details)).toBe(fields)
    expect(Object.getPrototypeOf(details)).toBe(Object.prototype)
  })

  it('is kept among the checks of a server', () => {
    const { checks } = v.parse(Readiness, JSON.parse(`{"status":"ready","checks":${fields}}`))
    expect(JSON.stringify(checks)).toBe(fields)
    expect(Object.getPrototypeOf(checks)).toBe(Object.prototype)
  })
})

it('takes no list for details or checks', () => {
  const error = { code: 'c', message: 'm', details: [] }
  expect(v.is(ErrorBody, { error })).toBe(false)
  expect(v.is(Readiness, { status: 'ready', checks: [] })).toBe(false)
  expect(v.parse(Readiness, { status: 'ready' }).checks).toEqual({})
})
