import * as v from 'valibot'
import { Binding, BindingPage, Me, ResourcePage } from '../../src/api/contract/access'
import { ArtifactCreated, ArtifactPage, ArtifactRevision } from '../../src/api/contract/artifacts'
import { AuditPage } from '../../src/api/contract/audit'
import { Readiness } from '../../src/api/contract/health'
import { PromptCapabilities, PromptConfiguration } from '../../src/api/contract/prompts'
import { Scope, ScopePage } from '../../src/api/contract/scopes'
import { FoundArtifacts } from '../../src/api/contract/search'
import { Source } from '../../src/api/contract/sources'
import { ScopedStats } from '../../src/api/contract/stats'
import { TaggedPage } from '../../src/api/contract/tag-query'
import { TagSet } from '../../src/api/contract/tags'

const Check = v.looseObject({
  allowed: v.boolean(),
  decisions: v.array(v.looseObject({ allowed: v.boolean(), reason_code: v.string() })),
})

/** Which schema of the contract the 2xx answer of each route has to be of. */
const routes: readonly [method: string, path: RegExp, schema: v.GenericSchema][] = [
  ['GET', /^\/health\/ready$/, Readiness],
  ['GET', /^\/v1\/access\/me$/, Me],
  ['POST', /^\/v1\/access\/check$/, Check],
  ['POST', /^\/v1\/access\/resources\/list$/, ResourcePage],
  ['POST', /^\/v1\/access\/roles\/list$/, v.looseObject({ items: v.array(v.looseObject({})) })],
  ['POST', /^\/v1\/access\/bindings\/list$/, BindingPage],
  ['POST', /^\/v1\/access\/bindings\/(create|revoke)$/, Binding],
  [
    'POST',
    /^\/v1\/access\/bindings\/replace$/,
    v.looseObject({ previous: Binding, current: Binding }),
  ],
  ['POST', /^\/v1\/access\/audit\/list$/, AuditPage],
  ['POST', /^\/v1\/stats$/, ScopedStats],
  ['GET', /^\/v1\/scopes$/, ScopePage],
  ['GET', /^\/v1\/capabilities$/, PromptCapabilities],
  ['POST', /^\/v1\/scopes$/, Scope],
  ['PUT', /^\/v1\/scopes\/[^/]+$/, Scope],
  ['GET', /^\/v1\/scopes\/[^/]+$/, Scope],
  ['PUT', /^\/v1\/scopes\/default$/, Scope],
  ['GET', /^\/v1\/scopes\/[^/]+\/prompts\/[^/]+$/, PromptConfiguration],
  ['POST', /^\/v1\/scopes\/[^/]+\/sources$/, Source],
  ['GET', /^\/v1\/scopes\/[^/]+\/sources\/[^/]+\/[^/]+$/, Source],
  ['POST', /^\/v1\/scopes\/[^/]+\/artifacts$/, ArtifactCreated],
  ['POST', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/search$/, FoundArtifacts],
  ['GET', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+$/, ArtifactPage],
  ['GET', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+$/, ArtifactRevision],
  ['PUT', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+$/, ArtifactRevision],
  ['GET', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+\/tags$/, TagSet],
  ['POST', /^\/v1\/scopes\/[^/]+\/artifact-tags\/query$/, TaggedPage],
  ['PUT', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+\/tags$/, TagSet],
  ['GET', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+\/revisions$/, ArtifactPage],
  ['GET', /^\/v1\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+\/revisions\/[^/]+$/, ArtifactRevision],
]

/** @throws Error for a route that the table does not know: add it, so that its answers are checked. */
export function schemaOfAnswer(method: string, path: string): v.GenericSchema {
  const plain = path.split('?')[0] ?? ''
  const found = routes.find(([verb, pattern]) => verb === method && pattern.test(plain))
  if (!found) throw new Error(`Add ${method} ${plain} to e2e/conformance/answer-schemas.ts.`)
  return found[2]
}
