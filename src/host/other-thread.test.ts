import { afterEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../service/errors'
import { OtherThread } from './other-thread'

const QUESTION = { operation: 'create_scope', path: {}, enforced: true, declared: true }
/** A thread that does what the text of a body tells it, in place of judging the body. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ bytes }) => {
      const wish = new TextDecoder().decode(bytes)
      if (wish === 'end') process.exit()
      if (wish === 'fail') throw new Error('a fault of ours')
      const kept = []
      while (wish === 'fill') kept.push({ kept: kept.length })
      parentPort.postMessage({ accepted: true, value: wish, declared: true })
    })
  `)}`,
)
const MEMORY = 24

let thread: OtherThread
afterEach(() => thread.close())
const judge = (wish: string) => thread.judge(QUESTION, new TextEncoder().encode(wish))
const accepted = (value: string) => ({ accepted: true, value, declared: true })

test('bodies are judged one after the other', async () => {
  thread = new OtherThread(SCRIPT)
  const wishes = ['a', 'b', 'c']
  expect(await Promise.all(wishes.map(judge))).toEqual(wishes.map(accepted))
})

test('bytes are handed over, but for those whose memory others use, too', async () => {
  thread = new OtherThread(SCRIPT)
  const own = new TextEncoder().encode('own')
  expect(await thread.judge(QUESTION, own)).toEqual(accepted('own'))
  expect(own.byteLength).toBe(0)
  const shared = new TextEncoder().encode('shared')
  expect(await thread.judge(QUESTION, shared.subarray(0, 5))).toEqual(accepted('share'))
  expect(shared.byteLength).toBe(6)
})

test.each([
  ['end', 503],
  ['fail', 503],
  ['fill', 413],
])('a thread that a body makes %s costs that body a %i and no other', async (wish, status) => {
  vi.spyOn(console, 'error').mockReturnValue()
  thread = new OtherThread(SCRIPT, MEMORY)
  const [before, ending, after] = await Promise.allSettled(['a', wish, 'b'].map(judge))
  expect(before).toMatchObject({ value: accepted('a') })
  expect(ending).toMatchObject({ reason: expect.any(ServiceError), status: 'rejected' })
  expect(ending).toMatchObject({ reason: { status } })
  expect(after).toMatchObject({ value: accepted('b') })
})
