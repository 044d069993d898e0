import { openTarget, type OpenTarget } from '../export/targets'
import { answerOrders } from '../export/worker-answers'
import { changeText } from './change-text'
import type { EvidenceOrder, EvidenceReply } from './evidence-messages'
import { EvidenceRecorder } from './evidence-recorder'

let target: OpenTarget
let recorder: EvidenceRecorder

answerOrders<EvidenceOrder, EvidenceReply>(async (order) => {
  switch (order.kind) {
    case 'open':
      target = await openTarget(order.destination)
      recorder = new EvidenceRecorder(target)
      break
    case 'write':
      return { kind: 'bytes', bytes: await recorder.write(order.batch) }
    case 'end-events':
      return { kind: 'events', ...(await recorder.endEvents()) }
    case 'add':
      await recorder.add(order.name, order.text)
      break
    case 'add-change':
      await recorder.add(order.name, changeText(order.change))
      break
    case 'finish': {
      const written = await recorder.finish(order.facts)
      return { kind: 'finished', saved: { ...written, file: await target.file() } }
    }
    case 'discard':
      await recorder.discard()
  }
  return { kind: 'bytes', bytes: 0 }
})
