import type { Format, Written } from '../../../components/export/export-writer'
import { compactInstant, partialName, placeInName } from '../../../components/export/file-names'
import { makeFile } from '../../../components/export/make-file'
import { receiptText } from '../../../components/export/receipt-file'
import type { Result } from '../../../components/export/result'
import { formatInstant } from '../../../lib/date/micros'
import type { BindingRow } from '../shown'
import { BINDING_TABLE } from './binding-table'
import { bindingsReceipt, type BindingsExport, type ReceiptContext } from './bindings-receipt'

const byAge = ({ binding: one }: BindingRow, { binding: other }: BindingRow) =>
  Date.parse(one.created_at) - Date.parse(other.created_at) ||
  (one.binding_id < other.binding_id ? -1 : 1)

/** "bindings-server-20261121T104138Z.csv"; what is not all says so in its name. */
function fileName({ shown, reading }: BindingsExport, format: Format): string {
  const at = compactInstant(formatInstant(shown.instant))
  const name = `bindings-${placeInName(shown.resource)}-${at}.${format}`
  return reading.complete ? name : partialName(name)
}

/** Writes the bindings that match into a file, and what is known of it into its receipt. */
export async function exportBindings(
  what: BindingsExport,
  context: Omit<ReceiptContext, 'name' | 'madeAt'> & { now: () => number },
): Promise<Result & { written: Written }> {
  const { format, now, ...known } = context
  const rows = [...what.rows].sort(byAge)
  const records = rows.map(({ binding, standing }) =>
    JSON.stringify(format === 'csv' ? { standing, ...binding } : binding),
  )
  const name = fileName(what, format)
  const { file, ...written } = await makeFile(format, BINDING_TABLE, records)
  const endedAt = now()
  const madeAt = new Date(endedAt).toISOString()
  const receipt = bindingsReceipt(what, written, { ...known, format, name, madeAt })
  return { name, file, receipt: receiptText(receipt), endedAt, written }
}
