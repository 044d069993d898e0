import { describe, expect, it } from 'vitest'
import {
  contractError,
  elsewhereError,
  httpError,
  isForbidden,
  networkError,
  pageError,
} from '../api/errors'
import { failureWords, saidOf } from './failure-words'
import { sharedTexts } from './shared-texts'

const { en, zh } = sharedTexts
const WHERE = 'GET /v1/scopes'
const answer = (status: number, body = '') => new Response(body, { status })
/** What a person reads of a failure. */
const read = (error: Error, t: typeof en) => {
  const { title, help } = failureWords(error, t)
  return [title, saidOf(error, t), help].filter(Boolean).join(' ')
}

describe('a fault that the console itself found is told in the language that is chosen', () => {
  it.each([
    ['no connection', networkError(new TypeError('Failed to fetch'))],
    ['no answer in time', networkError(new DOMException('timed out', 'TimeoutError'))],
    ['sent elsewhere', elsewhereError(WHERE)],
    ['a web page', pageError(answer(200), WHERE)],
    [
      'another answer than agreed',
      contractError(answer(200), { field: 'etag', expected: '"1"', received: '"2"' }, WHERE),
    ],
  ])('%s', (_, error) => {
    const chinese = read(error, zh)
    expect(chinese).not.toContain(error.message)
    // Names, addresses and values stay as they are; a sentence would have these.
    expect(chinese).not.toMatch(/\b(the|server|was|is|not|of)\b/)
    expect(read(error, en)).toMatch(/\b(the|server|was|is|not|of)\b/i)
  })
  it('with the same facts in each: which call, which field, what it should be and what it is', () => {
    const mismatch = { field: 'etag', expected: '"1"', received: '"2"' }
    const error = contractError(answer(200), mismatch, WHERE)
    expect(saidOf(error, en)).toBe(error.message)
    for (const fact of [WHERE, ...Object.values(mismatch)]) {
      expect(saidOf(error, zh)).toContain(fact)
    }
    expect(saidOf(elsewhereError(WHERE), zh)).toContain(WHERE)
  })
})

it('a server’s own sentence stays as it is: it is evidence', () => {
  const error = { code: 'forbidden', message: 'You shall not pass.', details: null }
  const refused = httpError(answer(403), { error })
  expect(saidOf(refused, zh)).toBe('You shall not pass.')
  expect(saidOf(httpError(answer(502), { detail: 'Bad Gateway' }), zh)).toBe('Bad Gateway')
})

describe('what something in front of the service answers is not taken for the service’s own word', () => {
  const own = (status: number) => ({ error: { code: `own_${status}`, message: 'No.' } })
  it.each([403, 404])('%i', (status) => {
    const proxy = httpError(answer(status), undefined)
    const service = httpError(answer(status), own(status))
    expect(failureWords(proxy, en).help).toBe(en.betweenHelp)
    expect(failureWords(service, en).help).toBeUndefined()
    expect([proxy, service].map(isForbidden)).toEqual([false, status === 403])
  })
})
