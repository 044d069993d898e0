/** What the shell says in a snackbar: only what no screen shows itself (architecture §6). */
export type Notice = { kind: 'refetch-failed'; error: Error }

let current: Notice | null = null
const listeners = new Set<() => void>()

/** Shows a notice in place of the last one; null takes it away. */
export function notify(notice: Notice | null) {
  current = notice
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export const notices = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
