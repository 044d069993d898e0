import { Store } from '../lib/store'

/** What the shell says in a snackbar: only what no screen shows itself (architecture §6). */
export type Notice =
  | {
      kind: 'refetch-failed'
      error: Error
      /** The query that failed. Its next answer makes the notice untrue. */
      of: string
    }
  /** The code of a menu or a dialog could not be loaded. */
  | { kind: 'code-failed' }

export const notices = new Store<Notice | null>(null)

/** Shows a notice in place of the last one; null takes it away. */
export const notify = notices.set
