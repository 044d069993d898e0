import type { CaseGroup } from '../case'
import { sourceAdding } from './source-adding'
import { sourceCiting } from './source-citing'
import { sourceReading } from './source-reading'

export const sourceGroup: CaseGroup = {
  about: '…/sources',
  cases: [...sourceAdding, ...sourceReading, ...sourceCiting],
}
