import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Scope } from '../../../api/contract/scopes'
import { ApiError } from '../../../api/errors'
import { changeScope, createScope, ScopeMoved } from './write-scope'

type Sent = { method?: string; body?: unknown }
const answers = vi.hoisted(() => vi.fn<(sent: Sent) => Promise<unknown>>())
vi.mock('../../../api/client', () => ({
  call: async (sent: Sent) => ({ data: await answers(sent) }),
}))

const lost = new ApiError('network', 0, 'network_error', 'gone', null, null)
const refused = (status: number, code: string) =>
  new ApiError('http', status, code, code, null, 'request')
const text = { title: 'Refunds', summary: 'Money that goes back.' }
const scope = (over: Partial<Scope> = {}): Scope => ({
  ...text,
  scope_id: 's',
  parent_scope_id: null,
  context_references: ['other'],
  external_references: [{ kind: 'ticket', value: 'T-1', note: 'a newer server’s' }],
  version: 3,
  ...over,
})
const seen = scope({ title: 'Returns' })
const bodies = () => answers.mock.calls.map(([{ body }]) => body)
const change = () => changeScope(seen, text, new QueryClient())
beforeEach(() => void answers.mockReset())

test.each([lost, refused(403, 'forbidden'), refused(502, 'http_502')])(
  'a creation is sent once for a press, whatever came back ($code)',
  async (failure) => {
    answers.mockRejectedValueOnce(failure).mockResolvedValueOnce(scope())
    await expect(createScope({ ...text, idempotency_key: 'key' })).rejects.toBe(failure)
    expect(answers).toHaveBeenCalledOnce()
  },
)

test('a change keeps everything else of the version that was seen', async () => {
  answers.mockResolvedValue(scope({ version: 4 }))
  await change()
  expect(bodies()).toEqual([
    {
      ...text,
      expected_version: 3,
      parent_scope_id: null,
      context_references: ['other'],
      external_references: [{ kind: 'ticket', value: 'T-1' }],
    },
  ])
})

test.each([lost, refused(409, 'scope_version_conflict')])(
  'after $code the next version with what was sent is the change',
  async (failure) => {
    answers.mockRejectedValueOnce(failure).mockResolvedValueOnce(scope({ version: 4 }))
    await expect(change()).resolves.toMatchObject({ version: 4 })
    expect(answers).toHaveBeenCalledTimes(2)
  },
)

test.each([scope({ version: 4, title: 'Theirs' }), scope({ version: 5 })])(
  'another version ($version, $title) is somebody else’s, and told as that',
  async (now) => {
    answers.mockRejectedValueOnce(lost).mockResolvedValueOnce(now)
    await expect(change()).rejects.toBeInstanceOf(ScopeMoved)
  },
)

test('while the version is the one that was seen, what came back is told', async () => {
  answers.mockRejectedValueOnce(lost).mockResolvedValueOnce(seen)
  await expect(change()).rejects.toBe(lost)
})
