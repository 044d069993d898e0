import type { CaseGroup } from '../case'
import { families } from './create-families'
import { handoffs } from './create-handoffs'
import { prompts } from './create-prompts'
import { refusals } from './create-refusals'

export const createGroup: CaseGroup = {
  about: 'POST …/artifacts',
  cases: [...prompts, ...families, ...handoffs, ...refusals],
}
