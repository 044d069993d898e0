import { lazy, Suspense, useMemo } from 'react'
import { fieldsOf } from '../../lib/diff/families'
import { ComparisonSkeleton } from './ComparisonSkeleton'
import type { ComparisonProps } from './ContentComparison'
import { reservedHeight } from './reserved-height'

const load = () => import('./ContentComparison')
const ContentComparison = lazy(async () => ({ default: (await load()).ContentComparison }))

/** Loads what a comparison needs while its contents are still on their way. */
export function prepareComparison() {
  void load()
}

/** The comparison of two contents. Its code is loaded when one is first shown; the room for it is there before. */
export function LazyComparison(props: ComparisonProps) {
  const { family, before, after, maxHeight } = props
  const height = useMemo(() => reservedHeight(before, after, maxHeight), [before, after, maxHeight])
  return (
    <Suspense
      fallback={<ComparisonSkeleton height={height} hasFields={fieldsOf(family) !== null} />}
    >
      <ContentComparison {...props} />
    </Suspense>
  )
}
