import { ExportWriter } from '../../../components/export/export-writer'
import { eventsOf } from './batch'
import { EVENT_TABLE } from './csv-columns'
import { openTarget, type OpenTarget } from './targets'
import { answerOrders } from './worker-answers'
import type { Order, Reply } from './worker-messages'

let target: OpenTarget
let writer: ExportWriter

answerOrders<Order, Reply>(async (order) => {
  switch (order.kind) {
    case 'open':
      target = await openTarget(order.destination)
      writer = new ExportWriter(order.format, EVENT_TABLE, target)
      await writer.begin()
      return { kind: 'bytes', bytes: 0 }
    case 'write':
      return { kind: 'bytes', bytes: await writer.write(eventsOf(order.batch)) }
    case 'finish': {
      const written = await writer.finish()
      return { kind: 'finished', saved: { ...written, file: await target.file() } }
    }
    case 'discard':
      await writer.discard()
      return { kind: 'bytes', bytes: 0 }
  }
})
