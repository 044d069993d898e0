import { expect, test, vi } from 'vitest'
import { Connection } from './connection'
import type { Said } from './messages'

vi.mock('./back-end-worker?worker&url', () => ({ default: 'worker.js' }))
vi.mock('../lib/worker-script', () => ({ scriptAddress: (_: string, script: string) => script }))

/** A worker that says what the test has it say. */
class SilentWorker extends EventTarget {
  readonly port = Object.assign(new EventTarget(), { start: () => {}, postMessage: () => {} })
}

function connected() {
  const worker = new SilentWorker()
  vi.stubGlobal('SharedWorker', function SharedWorker() {
    return worker
  })
  const connection = new Connection(() => {})
  const says = (data: Said) => worker.port.dispatchEvent(new MessageEvent('message', { data }))
  return { connection, says }
}

const late = new DOMException('The server did not answer in time.', 'TimeoutError')
const answer: Said = { kind: 'answer', id: 1, status: 200, headers: [], body: null }

test('a request waits for the sample, however long that takes to make', async () => {
  const { connection, says } = connected()
  const wait = new AbortController()
  const answered = connection.send('/v1/access/me', { signal: wait.signal })
  wait.abort(late)
  says({ kind: 'ready', keeping: 'in-memory' })
  says(answer)
  expect((await answered).status).toBe(200)
})

test('while the data begins afresh, a request waits as at the first visit; where it cannot, all are told', async () => {
  const { connection, says } = connected()
  says({ kind: 'ready', keeping: 'kept' })
  says({ kind: 'beginning-afresh' })
  expect(connection.data.get()).toEqual({ state: 'preparing' })
  const wait = new AbortController()
  const waiting = connection.send('/v1/access/me', { signal: wait.signal })
  wait.abort(late)
  says({ kind: 'failed', reason: 'Error: out of memory' })
  await expect(waiting).rejects.toThrow('out of memory')
  expect(connection.data.get()).toMatchObject({ state: 'failed' })
})

test('once the sample is there, a request without an answer ends in time, and an ended one at once', async () => {
  const { connection, says } = connected()
  const left = new AbortController()
  const ended = connection.send('/v1/access/me', { signal: left.signal })
  left.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  says({ kind: 'ready', keeping: 'in-memory' })
  const wait = new AbortController()
  const silent = connection.send('/v1/access/me', { signal: wait.signal })
  wait.abort(late)
  await expect(silent).rejects.toBe(late)
})
