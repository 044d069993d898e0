import type { Failed } from './worker-answers'

/** What the worker said of a failure to write: `name` is the browser's, as of a DOMException. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure'
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message)
  }
}

/** Sends orders to a worker, one at a time, and rejects with a WriteFailure where it fails. */
export function ordersTo<Order, Reply extends { kind: string }>(worker: Worker) {
  let answer: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | Failed>) => {
    if (isFailed(data)) answer?.reject(new WriteFailure(data.name, data.message))
    else answer?.resolve(data)
  })
  worker.addEventListener('error', (event) => {
    answer?.reject(new WriteFailure('WorkerError', event.message))
  })
  return (order: Order) =>
    new Promise<Reply>((resolve, reject) => {
      answer = { resolve, reject }
      worker.postMessage(order)
    })
}

const isFailed = (data: { kind: string }): data is Failed => data.kind === 'failed'
