import { ExportWriter } from './export-writer'
import { openTarget, type OpenTarget } from './targets'
import { answerOrders } from './worker-answers'
import type { Order, Reply } from './worker-messages'

let target: OpenTarget
let writer: ExportWriter

answerOrders<Order, Reply>(async (order) => {
  switch (order.kind) {
    case 'open':
      target = await openTarget(order.destination)
      writer = new ExportWriter(order.format, target)
      await writer.begin()
      return { kind: 'bytes', bytes: 0 }
    case 'write':
      return { kind: 'bytes', bytes: await writer.write(order.batch) }
    case 'finish': {
      const written = await writer.finish()
      return { kind: 'finished', saved: { ...written, file: await target.file() } }
    }
    case 'discard':
      await writer.discard()
      return { kind: 'bytes', bytes: 0 }
  }
})
