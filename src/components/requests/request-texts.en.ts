import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

const decisions = (n: number) => counted(n, { one: 'decision', other: 'decisions' })

export default {
  table: 'Audit requests',
  help: 'Each row is one request. Arrow up and down move between rows, arrow right and left between the cells of one. Enter opens the decisions of a request, and on a decision its details; Shift+F10 offers to filter. Home and End go to the first and last loaded row, with Ctrl to the newest and oldest of all.',
  columns: {
    time: (offset: string) => `Time (${offset})`,
    what: 'What was done',
    who: 'Who',
    outcome: 'Outcome',
    decisions: 'Decisions',
  },
  of: decisions,
  allowed: 'allowed',
  denied: 'denied',
  outcomes: {
    succeeded: 'succeeded',
    refused: 'refused',
    partly: 'partly',
    unknown: 'unknown',
    given: 'allowed, outcome unknown',
    deniedOnly: 'denied, outcome unknown',
  },
  meanings: {
    succeeded:
      'The service recorded the change that the request made, or answered a question of authority.',
    refused: 'The service denied authority that the request could not do without.',
    partly:
      'Some authorities were given and some denied. The console does not know which of them this operation needs.',
    unknown:
      'Not all of the request’s decisions are loaded, and those that are prove nothing. Load more, or clear the filters that the server applies.',
    given:
      'The service gave the authority. The audit does not record whether the request was then carried out: one on an old revision, for example, fails afterwards.',
    deniedOnly:
      'The service denied authority. The console does not know whether this operation could go on without it.',
  },
  tried: (act: string) => `tried to ${act}`,
  mayHave: (act: string) => `was allowed to ${act}`,
  done: {
    create_artifact: (on: string) => `created ${on}`,
    replace_artifact: (on: string) => `replaced ${on}`,
    create_access_binding: (on: string, role: string, whom: string) =>
      `granted ${role} to ${whom} on ${on}`,
    revoke_access_binding: (on: string, role: string, whom: string) =>
      `revoked ${role} from ${whom} on ${on}`,
    replace_access_binding: (on: string, role: string, whom: string) =>
      `replaced the binding of ${role}, now for ${whom}, on ${on}`,
    check_access: (on: string) => `asked what is allowed on ${on}`,
  },
  acts: {
    get_scope: (on: string) => `read ${on}`,
    list_scopes: () => 'list the Scopes',
    create_scope: () => 'create a Scope',
    update_scope: (on: string) => `change ${on}`,
    get_capabilities: () => 'read what the server can do',
    get_server_info: () => 'read the version of the server',
    list_artifacts: (on: string) => `list Artifacts in ${on}`,
    list_artifact_revisions: (on: string) => `list the revisions of ${on}`,
    get_artifact: (on: string) => `read ${on}`,
    get_artifact_revision: (on: string) => `read a revision of ${on}`,
    create_artifact: (on: string) => `create ${on}`,
    replace_artifact: (on: string) => `replace ${on}`,
    get_artifact_tags: (on: string) => `read the tags of ${on}`,
    replace_artifact_tags: (on: string) => `replace the tags of ${on}`,
    get_prompt_configuration: (on: string) => `read ${on}`,
    search_artifacts: (on: string) => `search Artifacts of ${on}`,
    get_stats: (on: string) => `read the statistics of ${on}`,
    query_artifact_tags: (on: string) => `look for Artifacts by tag in ${on}`,
    get_source: (on: string) => `read a Source in ${on}`,
    create_source: (on: string) => `add a Source to ${on}`,
    list_access_audit: (on: string) => `read the audit of ${on}`,
    list_access_bindings: (on: string) => `list the role bindings of ${on}`,
    create_access_binding: (on: string) => `grant a role on ${on}`,
    revoke_access_binding: (on: string) => `revoke a role on ${on}`,
    replace_access_binding: (on: string) => `replace a role binding on ${on}`,
    check_access: (on: string) => `ask what is allowed on ${on}`,
  },
  other: (operation: string, on: string) => `do ${operation} on ${on}`,
  server: 'the server',
  scope: (id: string) => `Scope ${id}`,
  named: (name: string) => name,
  kinds: (kinds: readonly string[], scope: string) =>
    `${kinds.map((kind) => `a ${kind}`).join(' or ')} in ${scope}`,
  artifact: (kind: string, name: string, scope: string) => `${kind} ${name} in ${scope}`,
  theOnly: (kind: string, scope: string) => `the ${kind} in ${scope}`,
  anArtifact: 'an Artifact',
  anArtifactIn: (scope: string) => `an Artifact in ${scope}`,
  prompt: 'Prompt',
}
