const failures = new WeakSet<Error>()

/**
 * From now on, tells failures to load code from all other errors: Vite's loader announces each of them before it throws it.
 * Each browser words these errors in its own way.
 */
export function watchCodeFailures() {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/** Whether code could not be loaded: the connection failed, or the files of this build are gone. */
export const isCodeFailure = (error: Error): boolean => failures.has(error)
