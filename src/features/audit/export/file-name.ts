import type { FixedRequest } from './export-request'
import type { Format } from './export-writer'

/** "20261121T104138Z": an instant as file systems take it. */
const compact = (instant: string) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** "audit-server-20261101T000000Z-20261121T104138Z.csv"; an id is cut to what every file system takes. */
export function fileName(request: FixedRequest, format: Format): string {
  const { resource, start, end } = request
  const what =
    resource.type === 'server' ? 'server' : resource.scope_id.replace(/[^\w-]+/g, '_').slice(0, 60)
  const from = start === null ? '' : `${compact(start)}-`
  return `audit-${what}-${from}${compact(end)}.${format}`
}

export const receiptName = (name: string) => `${name}.receipt.json`
/** A part must not pass for the whole thing in a folder full of files. */
export const partialName = (name: string) => name.replace(/\.(\w+)$/, '.partial.$1')
