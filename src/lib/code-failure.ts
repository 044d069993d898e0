const failures = new WeakSet<Error>()

/**
 * Remembers each failure to load code from now on, so that `isCodeFailure` knows it. Vite's loader announces these errors
 * before it throws them. Their texts tell nothing, because each browser has its own.
 */
export function watchCodeFailures() {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/** Tells whether an error says that code could not be loaded, because the connection failed or the files of this build are gone. */
export const isCodeFailure = (error: Error): boolean => failures.has(error)
