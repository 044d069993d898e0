import type { Changed } from './changed-query'

/** Whether exactly one revision fits, and no other request fits it. */
export const isCertain = (changed: Changed): boolean =>
  changed.kind === 'revisions' &&
  changed.found.length === 1 &&
  (changed.author?.kind === 'owner' ||
    (changed.author?.kind === 'one' && changed.author.changes === 1))
