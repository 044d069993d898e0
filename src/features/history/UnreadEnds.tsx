import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { unreadRevisions } from './unread-revisions'

// Few addresses hold what cannot be compared.
const UnreadRevisionsAlert = lazy(async () => ({
  default: (await import('./UnreadRevisionsAlert')).UnreadRevisionsAlert,
}))

/** Warns the reader when the address names a revision that the screen does not compare. `unreadRevisions` says what `head` is. */
export function UnreadEnds({ head }: { head: number | null }) {
  const [params] = useSearchParams()
  const unread = unreadRevisions(params, head)
  if (unread.malformed.length + unread.beyond.length === 0) return null
  return (
    <Suspense fallback={null}>
      <UnreadRevisionsAlert unread={unread} head={head} />
    </Suspense>
  )
}
