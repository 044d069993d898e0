/** The last answer of a worker to an order that it could not carry out: `name` is the browser's, as of a DOMException. */
export type Failed = { kind: 'failed'; name: string; message: string }

/** For the script of a worker: carries out each order that the page sends, and answers it once. */
export function answerOrders<Order, Reply>(obey: (order: Order) => Promise<Reply>) {
  self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
    const reply = (value: Reply | Failed) => self.postMessage(value)
    obey(data).then(reply, (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      reply({ kind: 'failed', name, message })
    })
  })
}
