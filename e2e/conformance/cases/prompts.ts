import { PROMPT_KEYS, type PromptKey } from '../../../src/api/contract/prompts'
import { FIRST_PROMPT_KEYS } from '../../../src/families/prompt/first-keys'
import { readingRowsFrom, rowsFrom, type CaseGroup, type Difference } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'
import { AUTO, custom, type ScopeWorld } from '../world'

const row = readingRowsFrom((world) => world.scope())
const ownRow = rowsFrom((world) => world.scope())

type Instructions = { instructions: string; demonstrations: unknown[] }
type Builtin = { version: string; profile: string | null; instructions: string }
type Configuration = { effective: Instructions; builtin: Builtin }

/** A configuration without the built-in text, which is the server's own; whether it runs is kept. */
function plain(scope: ScopeWorld, answer: Answer) {
  if (answer.status !== 200) return brief(answer)
  const { effective, builtin, ...others } = answer.body as Configuration
  return {
    cacheControl: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag'),
    ...(scope.plain(others) as object),
    effective: effective.instructions === builtin.instructions ? 'builtin' : { ...effective },
    builtin: Object.keys(builtin).sort(),
    builtinHasText: builtin.instructions.trim().length > 0,
  }
}
const read = (scope: ScopeWorld, key = 'skill.generate') => scope.get(`/prompts/${key}`)

const unsaved = {
  cacheControl: 'no-store',
  etag: null,
  scope_id: '<scope>',
  prompt_key: 'skill.generate',
  status: 'supported',
  reason: null,
  mode: 'auto',
  artifact: null,
  artifact_etag: null,
  effective: 'builtin',
  builtin: ['instructions', 'profile', 'version'],
  builtinHasText: true,
}
const saved = (revision: number) => ({
  artifact: { family: 'prompt', artifact_id: 'skill.generate', revision },
  artifact_etag: `"revision:${revision}"`,
})

/** Which keys run depends on what the deployment has configured: a generation model, no memory extraction. */
const expectedOf = (key: PromptKey) => {
  if (key === 'memory.extract') return ['disabled', 'provider_not_configured', 'auto', 'coding']
  if (key === 'memory.rerank') return ['disabled', 'operation_disabled', 'auto', null]
  return ['supported', null, 'auto', key === 'atomic_memory.extract' ? 'coding' : null]
}
const differenceOf = (key: PromptKey): Difference | undefined => {
  if (!FIRST_PROMPT_KEYS.includes(key)) {
    return {
      in100: '422 invalid_request enum@path.prompt_key',
      about: `Prompt key ${key}: not in 1.0.0`,
    }
  }
  if (key !== 'memory.extract') return undefined
  const in100 = ['supported', null, 'auto', 'coding']
  return { in100, about: 'Prompt key memory.extract: runs in 1.0.0 alone, with the memory family' }
}

const cases = [
  row('nothing saved', async (scope) => plain(scope, await read(scope)), unsaved),
  ownRow(
    'saved as Custom',
    async (scope) => {
      await scope.prompt('Do it.')
      return plain(scope, await read(scope))
    },
    {
      ...unsaved,
      ...saved(1),
      mode: 'custom',
      effective: { instructions: 'Do it.', demonstrations: [] },
    },
  ),
  ownRow(
    'saved as Auto: the built-in instructions run all the same',
    async (scope) => {
      const at = await scope.prompt('Do it.')
      await scope.replace(at, { content: AUTO }, '"revision:1"')
      return plain(scope, await read(scope))
    },
    { ...unsaved, ...saved(2) },
  ),
  ownRow(
    'artifact_etag is the If-Match of the next PUT',
    async (scope) => {
      const at = await scope.prompt('Do it.')
      const { artifact_etag } = (await read(scope)).body as { artifact_etag: string }
      return scope.replace(at, { content: custom('Do that.') }, artifact_etag)
    },
    '200 "revision:2"',
  ),
  ...PROMPT_KEYS.map((key) =>
    row(
      `key ${key}`,
      async (scope) => {
        const answer = await read(scope, key)
        if (answer.status !== 200) return brief(answer)
        const { status, reason, mode, builtin } = answer.body as Configuration &
          Record<string, unknown>
        return [status, reason, mode, builtin.profile]
      },
      expectedOf(key),
      differenceOf(key),
    ),
  ),
  row(
    'a key that does not exist',
    (scope) => read(scope, 'bogus'),
    '422 invalid_request enum@path.prompt_key',
  ),
  row(
    'a key that does not exist, and no role',
    (scope) => scope.get('/prompts/bogus', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'a key in capitals',
    (scope) => read(scope, 'SKILL.GENERATE'),
    '422 invalid_request enum@path.prompt_key',
  ),
  row(
    'no credential',
    (scope) => scope.get('/prompts/skill.generate', { as: null }),
    '401 unauthorized',
  ),
  row(
    'no role',
    (scope) => scope.get('/prompts/skill.generate', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist',
    (_, world) => world.get('ada', '/v1/scopes/scp_none/prompts/skill.generate'),
    '403 forbidden',
  ),
]

export const promptGroup: CaseGroup = { about: 'GET …/prompts/{key}', cases }
