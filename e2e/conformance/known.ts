import type { Known } from './schema/run-agreement'

/** Disagreements with every version. */
export const KNOWN: readonly Known[] = [
  {
    route: 'POST /v1/scopes body',
    field: /^(context|external)_references$/,
    why: 'The service refuses a reference that is there twice; the contract cannot say so, and the console sends none.',
  },
]
