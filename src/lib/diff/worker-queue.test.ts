import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WorkerFailure, workerQueue, type WorkerLike } from './worker-queue'

/** A worker that answers when the test says so. */
class FakeWorker implements WorkerLike {
  static all: FakeWorker[] = []
  jobs: string[] = []
  terminated = false
  onmessage: WorkerLike['onmessage'] = null
  onmessageerror: WorkerLike['onmessageerror'] = null
  onerror: WorkerLike['onerror'] = null
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(job: string) {
    if (job === 'not cloneable') throw new DOMException('no clone', 'DataCloneError')
    this.jobs.push(job)
  }
  terminate() {
    this.terminated = true
  }
  answer(data: string) {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data }))
  }
  breakDown() {
    this.onerror?.call(this as unknown as Worker, new Event('error') as ErrorEvent)
  }
}

const workers = FakeWorker.all
const newest = () => workers.at(-1) as FakeWorker
const queue = () => workerQueue<string, string>(() => new FakeWorker())
beforeEach(() => {
  workers.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('workerQueue', () => {
  it('gives the jobs to one worker, one at a time in their order', async () => {
    const { run } = queue()
    const [one, two] = [run('one'), run('two')]
    expect(newest().jobs).toEqual(['one'])
    newest().answer('1')
    expect(await one).toBe('1')
    expect(newest().jobs).toEqual(['one', 'two'])
    newest().answer('2')
    expect(await two).toBe('2')
    expect(workers).toHaveLength(1)
  })

  it('does not let a job that nobody wants hold up the next', async () => {
    const { run } = queue()
    const long = new AbortController()
    const one = run('long', long.signal)
    const two = run('two')
    long.abort()
    await expect(one).rejects.toThrow('aborted')
    expect(workers.map((worker) => worker.terminated)).toEqual([true, false])
    // What the first one still had to say is not the second one's answer.
    workers[0]?.answer('late')
    newest().answer('2')
    expect(await two).toBe('2')
  })

  it('keeps its worker when nothing waits, until something does', async () => {
    const { run } = queue()
    const long = new AbortController()
    const one = run('long', long.signal)
    long.abort()
    await expect(one).rejects.toThrow('aborted')
    expect(newest().terminated).toBe(false)
    newest().answer('late')
    const two = run('two')
    newest().answer('2')
    expect(await two).toBe('2')
    expect(workers).toHaveLength(1)
    const again = new AbortController()
    void run('long', again.signal).catch(() => undefined)
    again.abort()
    const three = run('three')
    expect(workers).toHaveLength(2)
    newest().answer('3')
    expect(await three).toBe('3')
  })

  it('never starts a job that was aborted while it waited, or before', async () => {
    const { run } = queue()
    const one = run('one')
    const waiting = new AbortController()
    const two = run('two', waiting.signal)
    waiting.abort()
    await expect(two).rejects.toThrow('aborted')
    await expect(run('three', AbortSignal.abort())).rejects.toThrow('aborted')
    newest().answer('1')
    await one
    expect(newest().jobs).toEqual(['one'])
  })

  it('rejects when the worker breaks down, and starts another for the next job', async () => {
    const { run } = queue()
    const [one, two] = [run('one'), run('two')]
    newest().breakDown()
    await expect(one).rejects.toThrow(WorkerFailure)
    expect(workers).toHaveLength(2)
    newest().answer('2')
    expect(await two).toBe('2')
  })

  it('rejects a job that can not be sent, and one that is never answered', async () => {
    vi.useFakeTimers()
    const { run } = queue()
    await expect(run('not cloneable')).rejects.toThrow(WorkerFailure)
    const one = run('one')
    const failed = expect(one).rejects.toThrow('did not answer')
    vi.advanceTimersByTime(30_000)
    await failed
    expect(newest().terminated).toBe(true)
  })

  it('rejects where no worker can be started', async () => {
    const { run, warmUp } = workerQueue<string, string>(() => {
      throw new Error('no workers here')
    })
    warmUp()
    await expect(run('one')).rejects.toThrow('no workers here')
  })

  it('can be warmed up, and gets over a script that did not load', async () => {
    const { run, warmUp } = queue()
    warmUp()
    newest().breakDown()
    const one = run('one')
    expect(workers).toHaveLength(2)
    newest().answer('1')
    expect(await one).toBe('1')
  })
})
