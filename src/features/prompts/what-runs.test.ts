import { expect, it } from 'vitest'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { whatRuns } from './what-runs'

const configuration = (status: string, mode: string, revision: number | null) =>
  ({
    scope_id: 'scp_1',
    prompt_key: 'skill.generate',
    status,
    mode,
    artifact:
      revision === null ? null : { family: 'prompt', artifact_id: 'skill.generate', revision },
  }) satisfies PromptConfiguration

it.each([
  ['supported', 'custom', 24, { kind: 'custom', revision: 24 }],
  ['supported', 'auto', 5, { kind: 'builtin', saved: 5 }],
  ['supported', 'auto', null, { kind: 'builtin', saved: null }],
  ['disabled', 'custom', 24, { kind: 'saved-not-run', revision: 24 }],
  ['unsupported', 'custom', 24, { kind: 'saved-not-run', revision: 24 }],
  ['retired', 'custom', 24, { kind: 'saved-not-run', revision: 24 }],
  ['disabled', 'auto', null, { kind: 'not-custom', disabled: true }],
  ['unsupported', 'auto', 5, { kind: 'not-custom', disabled: false }],
  ['supported', 'shadow', 3, { kind: 'other', mode: 'shadow' }],
  // A server that calls a key Custom and names no revision tells nothing that could run.
  ['supported', 'custom', null, { kind: 'other', mode: 'custom' }],
])('status %s, mode %s, revision %s', (status, mode, revision, expected) => {
  expect(whatRuns(configuration(status, mode, revision))).toEqual(expected)
})
