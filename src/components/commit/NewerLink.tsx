import { lazy, Suspense } from 'react'
import type { Principal } from '../../api/contract/access'
import type { Target } from '../../commit/plan'
import { changePath } from '../artifact-paths'
import { useArrivals } from './use-arrivals'

const NewerNote = lazy(async () => ({ default: (await import('./NewerNote')).NewerNote }))

type Props = {
  target: Target
  head: number
  by: Principal | null | undefined
  /** What was committed on this screen. */
  committed: number | null
}

/** Says that a newer head came while the screen was open, and leads to what it changed. */
export function NewerLink({ target, head, by, committed }: Props) {
  const { count } = useArrivals(head, committed)
  return (
    <Suspense fallback={null}>
      {count > 0 && <NewerNote head={head} by={by} show={changePath(target, head)} />}
    </Suspense>
  )
}
