import { lazy, Suspense } from 'react'
import { LoadingRows } from '../LoadingRows'
import type { ComparisonProps } from './ContentComparison'

const ContentComparison = lazy(async () => ({
  default: (await import('./ContentComparison')).ContentComparison,
}))

/** The comparison of two contents. The diff engine is loaded when one is first shown (issue 3: first screen). */
export function LazyComparison(props: ComparisonProps) {
  return (
    <Suspense fallback={<LoadingRows rows={6} />}>
      <ContentComparison {...props} />
    </Suspense>
  )
}
