import { receiptName } from './file-names'
import { download } from '../../lib/download'

/** A finished export, ready to be saved. */
export type Result = {
  name: string
  /** Null where it was written to the file that the person chose. */
  file: Blob | null
  receipt: string
  /** By the browser's clock, ms since the epoch. */
  endedAt: number
}

export const RECEIPT_TYPE = 'application/json'

export const receiptFile = ({ receipt }: Result) => new Blob([receipt], { type: RECEIPT_TYPE })

/** Hands the file and its receipt to the browser's downloads. */
export function saveBoth(result: Result) {
  if (result.file !== null) download(result.file, result.name)
  download(receiptFile(result), receiptName(result.name))
}
