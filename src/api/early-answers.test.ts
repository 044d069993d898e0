import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comesEarly, dropEarly, keyOf, takeEarly } from './early-answers'
import { questions, type Question } from './questions'
import type { Arriving } from './request'

const location = { pathname: '/scopes', search: '?q=a' }
const signal = () => new AbortController().signal
let aborts: AbortController[]
let answer: Promise<Arriving>

beforeEach(() => {
  location.search = '?q=a'
  answer = Promise.resolve({ response: new Response(), at: 7, text: Promise.resolve('{}') })
  aborts = []
  const asked: Question[] = [questions.me(), questions.authority('scope.read')]
  vi.stubGlobal('window', { location })
  vi.stubGlobal('earlyAnswers', {
    address: '/scopes?q=a',
    token: 'mine',
    answers: new Map(
      asked.map((question) => {
        const abort = new AbortController()
        aborts.push(abort)
        return [keyOf(question), { answer, abort }]
      }),
    ),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an answer that is on its way is taken up by the same question, once', () => {
  expect(takeEarly(questions.me(), 'mine', signal())).toBe(answer)
  expect(takeEarly(questions.me(), 'mine', signal())).toBeNull()
})

test('another question is asked anew: another body, another header', () => {
  expect(takeEarly(questions.authority('scope.admin'), 'mine', signal())).toBeNull()
  const headers = { 'If-None-Match': '"revision:1"' }
  expect(takeEarly({ ...questions.me(), headers }, 'mine', signal())).toBeNull()
  expect(takeEarly(questions.authority('scope.read'), 'mine', signal())).toBe(answer)
})

test.each([
  ['somebody else', () => takeEarly(questions.me(), 'theirs', signal())],
  [
    'another screen',
    () => {
      location.search = '?q=b'
      return takeEarly(questions.me(), 'mine', signal())
    },
  ],
])('%s takes nothing up, and what is on its way is given up', (_, take) => {
  expect(take()).toBeNull()
  expect(aborts.map((abort) => abort.signal.aborted)).toEqual([true, true])
  location.search = '?q=a'
  expect(takeEarly(questions.me(), 'mine', signal())).toBeNull()
})

test('a call that is given up gives up its answer, and no other', () => {
  const call = new AbortController()
  takeEarly(questions.me(), 'mine', call.signal)
  call.abort('left')
  expect(aborts.map((abort) => abort.signal.aborted)).toEqual([true, false])
  expect(aborts[0]?.signal.reason).toBe('left')
})

test('a call that was given up before takes an answer with it', () => {
  takeEarly(questions.me(), 'mine', AbortSignal.abort('left'))
  expect(aborts[0]?.signal.aborted).toBe(true)
})

test('what nobody has taken up can be dropped, and what was taken goes on', () => {
  takeEarly(questions.me(), 'mine', signal())
  dropEarly()
  expect(aborts.map((abort) => abort.signal.aborted)).toEqual([false, true])
})

test('whether an answer is what was asked for is known without taking it up', async () => {
  expect(await comesEarly(questions.me())).toBe(true)
  expect(await comesEarly(questions.authority('scope.admin'))).toBe(false)
  expect(takeEarly(questions.me(), 'mine', signal())).toBe(answer)
})

test('a refusal, and an answer that never came, are not what was asked for', async () => {
  const [me, authority] = [...(globalThis.earlyAnswers?.answers.values() ?? [])]
  if (!me || !authority) throw new Error('Two answers are on their way.')
  const refusal = { ...(await answer), response: new Response('', { status: 403 }) }
  me.answer = Promise.resolve(refusal)
  authority.answer = Promise.reject(new TypeError('Failed to fetch'))
  expect(await comesEarly(questions.me())).toBe(false)
  expect(await comesEarly(questions.authority('scope.read'))).toBe(false)
})
