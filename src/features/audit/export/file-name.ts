import type { Format } from '../../../components/export/export-writer'
import { compactInstant, placeInName } from '../../../components/export/file-names'
import type { FixedRequest } from './export-request'

/** "audit-server-20261101T000000Z-20261121T104138Z.csv" */
export function fileName({ resource, start, end }: FixedRequest, format: Format): string {
  const from = start === null ? '' : `${compactInstant(start)}-`
  return `audit-${placeInName(resource)}-${from}${compactInstant(end)}.${format}`
}
