import type { Outcome } from '../../../components/requests/request-outcome'
import { OUTCOME } from './csv-columns'
import { rawItems } from './raw-items'

/** Events to write: answers as they were received, and in the order of the file, which of their items. */
export type Batch = {
  texts: readonly string[]
  /** Each the number of its text, its place among the items, and how its request ended. */
  lines: readonly (readonly [text: number, place: number, outcome: Outcome])[]
}

/** The events of a batch, each as the server wrote it, with one field of the console behind its own. */
export function eventsOf({ texts, lines }: Batch): string[] {
  const answers = texts.map(rawItems)
  return lines.map(([text, place, outcome]) => {
    const item = answers[text]?.[place]
    if (item === undefined) throw new Error(`Answer ${text} has no item ${place}.`)
    return `${item.slice(0, item.lastIndexOf('}'))},"${OUTCOME}":"${outcome}"}`
  })
}
