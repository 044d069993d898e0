import type { Send } from '../api/client'
import { scriptAddress } from '../lib/worker-script'
import { Store } from '../lib/store'
import script from './back-end-worker?worker&url'
import type { Asked, Keeping, Said, SentInit } from './messages'

/** The Trusted Types policy of the worker's script; the page of the demonstration admits it (`scripts/demo-page.mjs`). */
const POLICY = 'demo-worker'
const WORKER = { type: 'module', name: 'Scope Console demonstration' } as const

/** Whether a tab shares its data with the browser's other tabs, and how long the data is kept. */
export type Data =
  | { state: 'preparing' }
  | { state: 'failed'; reason: string }
  | { state: 'ready'; shared: boolean; keeping: Keeping }

type Waiting = { resolve: (answer: Response) => void; reject: (reason: unknown) => void }

const isTimeout = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'TimeoutError'

/** The page's way to the service in the worker. */
export class Connection {
  readonly data = new Store<Data>({ state: 'preparing' })
  private readonly port: Worker | MessagePort
  private readonly isShared: boolean
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** @param onAfresh called when the data is new, in whichever tab that was asked for */
  constructor(private readonly onAfresh: () => void) {
    const address = scriptAddress(POLICY, script)
    const shared = 'SharedWorker' in globalThis ? new SharedWorker(address, WORKER) : null
    const worker = shared ?? new Worker(address, WORKER)
    worker.addEventListener('error', (event) => {
      this.fail((event as ErrorEvent).message || 'The worker cannot be loaded.')
    })
    this.isShared = shared !== null
    this.port = shared?.port ?? (worker as Worker)
    this.port.addEventListener('message', ((event: MessageEvent<Said>) => {
      this.hear(event.data)
    }) as EventListener)
    shared?.port.start()
  }

  /** Takes the place of `fetch` for requests to the service. */
  readonly send: Send = (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const data = this.data.get()
      if (data.state === 'failed') {
        reject(new TypeError(data.reason))
        return
      }
      const id = (this.last += 1)
      this.waiting.set(id, { resolve, reject })
      // As on a network: the request goes on, and nobody hears of its answer.
      const giveUp = () => {
        // The worker answers once it has made the sample. On a busy machine that takes longer than a server may be silent.
        if (isTimeout(signal?.reason) && this.data.get().state === 'preparing') return
        this.waiting.delete(id)
        reject(signal?.reason)
      }
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp, { once: true })
      const init: SentInit = {
        method,
        headers: [...new Headers(headers)],
        body: typeof body === 'string' ? body : null,
      }
      this.ask({ kind: 'request', id, address, init })
    })

  /** Throws away what was done. Where the data is this tab's alone, it goes with the page. */
  beginAfresh() {
    if (this.isShared) this.ask({ kind: 'begin-afresh' })
    else this.onAfresh()
  }

  private ask(asked: Asked) {
    this.port.postMessage(asked)
  }

  private hear(said: Said) {
    if (said.kind === 'answer') {
      const { id, status, headers, body } = said
      this.waiting.get(id)?.resolve(new Response(body, { status, headers }))
      this.waiting.delete(id)
    } else if (said.kind === 'ready') {
      this.data.set({ state: 'ready', shared: this.isShared, keeping: said.keeping })
    } else if (said.kind === 'beginning-afresh') this.data.set({ state: 'preparing' })
    else if (said.kind === 'failed') this.fail(said.reason)
    else this.onAfresh()
  }

  private fail(reason: string) {
    this.data.set({ state: 'failed', reason })
    for (const { reject } of this.waiting.values()) reject(new TypeError(reason))
    this.waiting.clear()
  }
}
