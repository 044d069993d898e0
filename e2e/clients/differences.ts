/** A difference between the embedded service and the newest real server that a client shows and that stays. */
export type Difference = {
  /** Which calls show it: the step of a walk, or method and path. */
  step: RegExp
  /** Where in what was answered. */
  field: RegExp
  /** What differs, and why; these stand in docs/conformance.md. */
  what: string
  why: string
}

const READY: Difference = {
  step: /^ready/,
  field: /^body\.(status|checks\.)/,
  what: 'The checks of `/health/ready`',
  why: 'The embedded service has no workers and no model: it is ready, and says what it is.',
}

const CAPABILITIES: Difference = {
  step: /^capabilities as root/,
  field:
    /^body\.(prompts\..*_version|search_modes\.|memory_extraction$|managed_skill_generation$|handoff_generation$|extraction\.|external_skill_registry$|experience_generation$|context_versions\.|artifact_dreaming)/,
  what: 'What `/v1/capabilities` says of generation, search and import, and versions of Prompts',
  why: 'The embedded service generates, searches and imports nothing, and has Prompts of its own.',
}

export const PYTHON_CLIENT: readonly Difference[] = [
  READY,
  CAPABILITIES,
  {
    step: /^list bindings as root/,
    field: /^body\.items\.\d+\.(reason|idempotency_key)$/,
    what: 'Reason and key of the bindings that make the first administrators',
    why: 'Nobody asked for them; each server writes its own words.',
  },
  {
    step: / skill( |$)/,
    field: /(archive_digest|archive_size|content_digest)$/,
    what: "A skill's archive, its size, and the digests that count it",
    why: 'The embedded service keeps no archives and names one that is not compressed.',
  },
  {
    step: /^get configuration of /,
    field: /^body\.(builtin\.(version|instructions)|effective\.instructions)$/,
    what: 'The built-in instructions of a Prompt, and their version',
    why: "The embedded service has words of its own: the real server's text is not ours to copy.",
  },
  {
    step: /^get configuration after/,
    field: /^body\.builtin\.(version|instructions)$/,
    what: 'The same of a Prompt that was saved',
    why: 'As above.',
  },
  {
    step: /^(create|list) memory/,
    field: /^body\.error\.details\.(alternatives\.|instruction$)/,
    what: 'What a refusal of the memory family advises to use',
    why: 'The real server names routes that the embedded service does not have.',
  },
]

export const COMMAND_LINE: readonly Difference[] = [
  READY,
  CAPABILITIES,
  {
    step: /^(ready|capabilities) in words/,
    field: /^body$/,
    what: 'The same two, printed as words',
    why: 'As above.',
  },
]

export const OPENAPI_REQUESTS: readonly Difference[] = [
  { ...READY, step: /^GET \/health\/ready/, field: /^body\.checks\./ },
  {
    step: /^GET \/v1\/capabilities/,
    field: /^body\.(extraction\.|search_modes\.|context_versions\.)/,
    what: 'What `/v1/capabilities` says of generation, search and import',
    why: CAPABILITIES.why,
  },
  {
    step: /^GET \/v1\/server-info/,
    field: /^body\.feature_contracts\./,
    what: 'The operations that `/v1/server-info` lists',
    why: 'The embedded service has no routes of its own for memories, and makes no Scope by itself.',
  },
]

/** All of them, by what docs/conformance.md calls the client. */
export const CLIENTS: Readonly<Record<string, readonly Difference[]>> = {
  'Python client': PYTHON_CLIENT,
  'command line': COMMAND_LINE,
  Schemathesis: OPENAPI_REQUESTS,
}
