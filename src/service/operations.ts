import { accessOperations } from './access'
import { artifactReading } from './artifact-reading'
import { artifactWriting } from './artifact-writing'
import { auditOperations } from './audit'
import { bindingOperations } from './bindings'
import { healthOperations } from './health'
import type { Operation } from './operation'
import { promptOperations } from './prompts'
import { scopeOperations } from './scopes'
import { searchOperations } from './search'
import { sourceOperations } from './sources'
import { statsOperations } from './stats'
import { tagQueryOperations } from './tag-query'
import { tagOperations } from './tags'

export const OPERATIONS: readonly Operation[] = [
  ...healthOperations,
  ...accessOperations,
  ...bindingOperations,
  ...auditOperations,
  ...scopeOperations,
  ...artifactReading,
  ...artifactWriting,
  ...promptOperations,
  ...searchOperations,
  ...sourceOperations,
  ...statsOperations,
  ...tagOperations,
  ...tagQueryOperations,
]
