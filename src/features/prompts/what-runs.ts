import type { PromptConfiguration } from '../../api/contract/prompts'

/** The server runs one of these for a Prompt's key. The key's configuration tells which one (contract §5). */
export type WhatRuns =
  | { kind: 'custom'; revision: number }
  /** `saved`: the revision that is Auto; null where nothing is saved. */
  | { kind: 'builtin'; saved: number | null }
  | { kind: 'saved-not-run'; revision: number }
  /** The server runs no Custom Prompt for this key, and none is saved. `disabled`: the operation itself is off. */
  | { kind: 'not-custom'; disabled: boolean }
  /** A mode that this console does not know. */
  | { kind: 'other'; mode: string }

/** Works out what runs. A saved Custom Prompt runs only if the server supports Custom Prompts for its key. */
export function whatRuns({ status, mode, artifact }: PromptConfiguration): WhatRuns {
  const revision = artifact?.revision ?? null
  const isSupported = status === 'supported'
  if (mode === 'custom' && revision !== null) {
    return { kind: isSupported ? 'custom' : 'saved-not-run', revision }
  }
  if (mode !== 'auto') return { kind: 'other', mode }
  if (!isSupported) return { kind: 'not-custom', disabled: status === 'disabled' }
  return { kind: 'builtin', saved: revision }
}
