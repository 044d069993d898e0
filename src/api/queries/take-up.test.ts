import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../early-answers'
import { questions } from '../questions'
import { takeUp } from './take-up'

const asked = vi.fn(() => Promise.resolve('read'))
const query = { queryKey: ['asked'], queryFn: asked, retry: false }
const arrive = (response: Response) =>
  vi.stubGlobal('earlyAnswers', {
    address: '/',
    token: null,
    answers: new Map([
      [
        keyOf(questions.me()),
        {
          answer: Promise.resolve({ response, at: 0, text: Promise.resolve('') }),
          abort: new AbortController(),
        },
      ],
    ]),
  })

beforeEach(() => void asked.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('an answer that has come is in the cache before a screen asks for it', async () => {
  arrive(new Response())
  const client = new QueryClient()
  expect(await takeUp(client, questions.me(), query)).toBe('read')
  expect(client.getQueryData(['asked'])).toBe('read')
})

test('a refusal, and what the page has not asked, are left to the screen, which would ask once more', async () => {
  const client = new QueryClient()
  expect(await takeUp(client, questions.me(), query)).toBeUndefined()
  arrive(new Response('', { status: 403 }))
  expect(await takeUp(client, questions.me(), query)).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

test('an answer that does not keep to the contract throws nothing', async () => {
  arrive(new Response())
  asked.mockRejectedValueOnce(new Error('not what it should be'))
  expect(await takeUp(new QueryClient(), questions.me(), query)).toBeUndefined()
})
