import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { CsvTable } from '../../lib/csv/csv-table'
import type { Format } from './export-writer'

/**
 * What a receipt says of the form of its file (decision 11).
 * @param line what a line of JSON Lines is
 */
export const aboutFormat = (
  format: Format,
  { columns }: CsvTable,
  line: string,
): Record<string, unknown> =>
  format === 'csv'
    ? {
        format,
        standard:
          'RFC 4180: UTF-8 with byte order mark, CR LF, first record the names of the columns. Empty: null or not sent.',
        columns,
        formulas:
          "Where text could be run as a formula (= + - @ and their full-width forms at the start of a cell or after ; tab CR LF, blanks and apostrophes between, or tab CR LF at the start) an apostrophe stands before it. Removing one apostrophe at each such place gives the server's text.",
      }
    : { format, standard: `UTF-8, ${line}, LF.` }

/** What the checksum of any receipt is good for. */
export const NO_SIGNATURE =
  'The checksum below finds a receipt that was changed by accident; it is no signature, and whoever changes file and receipt together can make a new one: keep the SHA-256 where others can’t change it.'

/** SHA-256 of the receipt without its checksum, as JSON without blanks. */
export const checksumOf = (body: Record<string, unknown>) =>
  `sha256:${bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))))}`

/** The receipt with its checksum. */
export const sealed = (body: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  checksum: checksumOf(body),
})

/** The receipt as a file. */
export const receiptText = (receipt: Record<string, unknown>) =>
  `${JSON.stringify(receipt, null, 2)}\n`
