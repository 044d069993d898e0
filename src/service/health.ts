import { FAMILIES } from '../api/contract/artifacts'
import { PROMPT_KEYS } from '../api/contract/prompts'
import { builtinPrompt } from './builtin-prompts'
import { formatInstant } from '../lib/date/micros'
import { operation } from './operation'
import { ACCESS_FAMILIES } from './roles'
import { readMeta } from './schema'
import type { Call } from './state'

/** Tells this service from a real server; a test greps the dashboard's bundle for it, which must not hold it. */
export const MARKER = 'scope-console-embedded-service'

const live = operation({
  id: 'get_liveness',
  method: 'GET',
  path: '/health/live',
  open: true,
  handle: () => ({ body: { status: 'ok' } }),
})

/** `GET /health/ready`: how a client learns whether access is enforced (contract §2). */
const ready = operation({
  id: 'get_readiness',
  method: 'GET',
  path: '/health/ready',
  open: true,
  handle: ({ state }) => ({
    body: {
      status: 'ready',
      checks: {
        runtime: 'ready',
        database: 'ready',
        service: MARKER,
        access_mode: state.enforced ? 'enforced' : 'disabled',
        ...(state.enforced && {
          authentication_provider: 'ready',
          access_provider: 'ready',
          access_resource_kinds: 'server,scope,artifact',
          access_artifact_families: [...ACCESS_FAMILIES.keys()]
            .sort()
            .map((family) => `${family}:enabled`)
            .join(','),
        }),
      },
    },
  }),
})

const observing = (_input: unknown, _body: unknown, call: Call) =>
  [['server.observe', { type: 'server', deployment_id: call.state.deploymentId }]] as const

const capabilities = operation({
  id: 'get_capabilities',
  method: 'GET',
  path: '/v1/capabilities',
  authorize: observing,
  handle: ({ state }) => ({
    body: {
      prompts: Object.fromEntries(
        PROMPT_KEYS.map((key) => {
          const { status, reason, builtin } = builtinPrompt(key)
          return [
            key,
            {
              status,
              reason,
              definition_version: `scope-console.prompt.${key}.v1`,
              builtin_version: builtin.version,
              builtin_profile: builtin.profile,
            },
          ]
        }),
      ),
      artifact_dreaming: false,
      source_types: ['content'],
      // In the real service's order.
      artifact_families: [...FAMILIES.filter((family) => family !== 'prompt'), 'prompt'],
      memory_extraction: false,
      extraction: {
        configuration: 'unconfigured',
        background: {
          location: 'none',
          role: null,
          state: 'stopped',
          automatic_processing_enabled: false,
        },
        observation: {
          status: 'unverified',
          since: formatInstant(state.startedAt),
          last_failure: null,
          last_success_at: null,
        },
      },
      experience_generation: false,
      managed_skill_generation: false,
      external_skill_registry: false,
      handoff_generation: false,
      search_modes: [],
      context_versions: [],
    },
  }),
})

const serverInfo = operation({
  id: 'get_server_info',
  method: 'GET',
  path: '/v1/server-info',
  authorize: observing,
  handle: ({ state }) => ({
    body: {
      schema_version: { major: 1, minor: 0 },
      product: 'powercontext',
      server_id: readMeta(state.database, 'server_id') ?? '',
      package_version: '1.4.1',
      api_contract_version: { major: 1, minor: 4 },
      feature_contracts: {
        'access.principal': {
          version: { major: 1, minor: 0 },
          operations: ['get_access_principal'],
        },
        'scope.selection': {
          version: { major: 1, minor: 0 },
          operations: ['list_scopes', 'get_scope'],
        },
      },
    },
  }),
})

export const healthOperations = [live, ready, capabilities, serverInfo]
