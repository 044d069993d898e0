import { etagOf } from '../api/contract/artifacts'
import { PROMPT_KEYS, type PromptConfiguration, type PromptKey } from '../api/contract/prompts'
import { findRevision, headRevision } from './artifacts-store'
import { requireAll } from './authorization'
import { builtinPrompt } from './builtin-prompts'
import { operation, param } from './operation'
import { artifactRef, scopeRef } from './resources'
import { requireScope, validateScopeId } from './scopes'

/** `GET …/prompts/{key}`: what runs now, and the If-Match of the next PUT (contract §5). */
const getPromptConfiguration = operation({
  id: 'get_prompt_configuration',
  method: 'GET',
  path: '/v1/scopes/:scope_id/prompts/:prompt_key',
  authorize: (input) => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate(input, errors) {
    validateScopeId(input, errors)
    errors.oneOf('path', 'prompt_key', param(input, 'prompt_key'), PROMPT_KEYS)
  },
  handle(call, input) {
    const scopeId = param(input, 'scope_id')
    const promptKey = param(input, 'prompt_key') as PromptKey
    requireScope(call, scopeId)
    const key = { scopeId, family: 'prompt', artifactId: promptKey }
    const revision = headRevision(call.state.database, key)
    const saved = revision === null ? null : findRevision(call.state.database, key, revision)
    if (saved !== null) {
      requireAll(call, [['artifact.read', artifactRef(scopeId, 'prompt', promptKey)]])
    }
    const { status, reason, builtin } = builtinPrompt(promptKey)
    const custom = saved?.content.mode === 'custom' ? saved.content : null
    const effective = custom ?? { instructions: builtin.instructions, demonstrations: [] }
    const { instructions, demonstrations } = effective
    const body = {
      scope_id: scopeId,
      prompt_key: promptKey,
      status,
      reason,
      mode: custom === null ? 'auto' : 'custom',
      artifact: revision === null ? null : { family: 'prompt', artifact_id: promptKey, revision },
      artifact_etag: revision === null ? null : etagOf(revision),
      effective: { instructions, demonstrations } as PromptConfiguration['effective'],
      builtin,
    } satisfies PromptConfiguration
    return { headers: { 'Cache-Control': 'no-store' }, body }
  },
})

export const promptOperations = [getPromptConfiguration]
