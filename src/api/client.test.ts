import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { call, configureClient } from './client'
import { questions } from './questions'
import { session } from './session'

const anything = { schema: v.unknown(), fits: 'anything' } as const
const send = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  send.mockReset().mockImplementation(() => Promise.resolve(Response.json({})))
  configureClient('', send)
  session.start('a-token', false)
})

test('what a reading goes on to ask after its session has ended is not sent: nobody’s token would go with it', async () => {
  await call({ ...questions.me(), ...anything })
  session.signOut()
  await expect(call({ ...questions.me(), ...anything })).rejects.toThrow('The session is over')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a token that is to be tried, and a question that needs none, are sent without a session', async () => {
  session.signOut()
  await call({ ...questions.me(), ...anything, token: 'another-token' })
  await call({ ...questions.ready(), ...anything })
  expect(send).toHaveBeenCalledTimes(2)
})
