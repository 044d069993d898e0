import type { CaseGroup } from '../case'
import { accessGroup } from './access'
import { auditGroup } from './audit'
import { authorityGroup } from './authority'
import { bindingGroup } from './bindings'
import { characterGroup } from './characters'
import { contentGroup } from './contents'
import { createGroup } from './create'
import { eventGroup } from './events'
import { failureGroup } from './failures'
import { headerGroup } from './headers'
import { instantGroup } from './instants'
import { listGroup } from './lists'
import { outcomeGroup } from './outcomes'
import { promptGroup } from './prompts'
import { readGroup } from './read'
import { replaceGroup } from './replace'
import { restoreGroup } from './restore'
import { scopeGroup } from './scopes'
import { searchGroup } from './search'
import { sourceGroup } from './sources'
import { statsGroup } from './stats'
import { tagGroup } from './tags'

export const groups: readonly CaseGroup[] = [
  replaceGroup,
  restoreGroup,
  createGroup,
  contentGroup,
  readGroup,
  listGroup,
  promptGroup,
  scopeGroup,
  sourceGroup,
  statsGroup,
  tagGroup,
  searchGroup,
  characterGroup,
  accessGroup,
  auditGroup,
  bindingGroup,
  instantGroup,
  eventGroup,
  outcomeGroup,
  authorityGroup,
  headerGroup,
  failureGroup,
]
