/** The Trusted Types policies that the host's content security policy admits: one for each worker, named like its script. */
export const WORKER_POLICIES = ['diff-worker', 'export-worker', 'evidence-worker'] as const

/** What is used of Trusted Types, which TypeScript's DOM library does not know: `new Worker` takes what they make. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/**
 * Starts workers from one script of the build. A browser that enforces Trusted Types takes a script's address from a
 * policy only; this one gives out that script and no other, whatever it is asked for.
 */
export function workerOf(policy: (typeof WORKER_POLICIES)[number], script: string): () => Worker {
  let address: string | undefined
  return () => {
    address ??= scriptAddress(policy, script)
    return new Worker(address, { type: 'module' })
  }
}

/** The address of a script of the build, as a browser that enforces Trusted Types takes it. Asked for once: a policy's name cannot be taken twice. */
export function scriptAddress(policy: string, script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const made = trustedTypes?.createPolicy(policy, { createScriptURL: () => script })
  return made?.createScriptURL(script) ?? script
}
