import { accessOperations } from './access'
import { artifactReading } from './artifact-reading'
import { artifactWriting } from './artifact-writing'
import { auditOperations } from './audit'
import { bindingOperations } from './bindings'
import { healthOperations } from './health'
import type { Operation } from './operation'
import { promptOperations } from './prompts'
import { scopeOperations } from './scopes'
import { sourceOperations } from './sources'
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
  ...sourceOperations,
  ...tagOperations,
]
