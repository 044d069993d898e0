import { rawItems } from './raw-items'

/** Events to write: answers as they were received, and in the order of the file, which of their items. */
export type Batch = {
  texts: readonly string[]
  /** Each the number of its text, and its place among the items. */
  lines: readonly (readonly [text: number, place: number])[]
}

/** The events of a batch, each as the server wrote it. */
export function eventsOf({ texts, lines }: Batch): string[] {
  const answers = texts.map(rawItems)
  return lines.map(([text, place]) => {
    const item = answers[text]?.[place]
    if (item === undefined) throw new Error(`Answer ${text} has no item ${place}.`)
    return item
  })
}
