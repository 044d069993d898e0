import type { CsvTable } from '../../lib/csv/csv-table'
import { ExportWriter, type Format, type Written } from './export-writer'

/** Records that are written before the page has a turn. */
const AT_A_TIME = 500

const turn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Writes records that the page has already into a file, and digests it.
 * @param records each a JSON object, on one line
 */
export async function makeFile(
  format: Format,
  table: CsvTable,
  records: readonly string[],
): Promise<Written & { file: Blob }> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const writer = new ExportWriter(format, table, {
    write: (bytes) => void parts.push(bytes),
    close: () => {},
    discard: () => {},
  })
  await writer.begin()
  for (let from = 0; from < records.length; from += AT_A_TIME) {
    await writer.write(records.slice(from, from + AT_A_TIME))
    await turn()
  }
  return { ...(await writer.finish()), file: new Blob(parts) }
}
