import type { CaseGroup } from '../case'
import { prompt } from './prompt-contents'
import { others } from './family-contents'

export const contentGroup: CaseGroup = {
  about: 'content of each family',
  cases: [...prompt, ...others],
}
