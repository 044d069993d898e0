import type { CaseGroup } from '../case'
import { prompt } from './prompt-contents'
import { demonstrations } from './prompt-demonstrations'
import { others } from './family-contents'

export const contentGroup: CaseGroup = {
  about: 'content of each family',
  cases: [...prompt, ...demonstrations, ...others],
}
