import type { CaseGroup } from '../case'
import { blinding } from './audit-blinding'
import { filters, resources } from './audit-filters'
import { times } from './audit-times'
import { pages, cursors } from './audit-paging'

export const auditGroup: CaseGroup = {
  about: 'POST /v1/access/audit/list',
  cases: [...filters, ...times, ...resources, ...pages, ...cursors, ...blinding],
}
