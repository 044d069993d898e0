import { Suspense, useState } from 'react'
import { LoadingRows } from '../../../components/LoadingRows'
import { prepared } from '../../../components/prepared'
import type { Shown } from '../shown'
import { ReadFurther } from './ReadFurther'
import { StartReview } from './StartReview'
import { useReview } from './use-review'
import { useReviewed } from './use-reviewed'

// People choose first what to review. The code of the rows, of their fields and of what reads the audit is needed after that.
const { prepare, Component: ReviewUnderWay } = prepared(
  async () => (await import('./ReviewUnderWay')).ReviewUnderWay,
)

/** Tab "Review": goes through bindings one by one, stops and goes on, and keeps what was decided (decision 27). */
export function ReviewView({ shown }: { shown: Shown }) {
  // One that is chosen after the press waits for its own.
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const reviewed = useReviewed(shown, wanted)
  const work = useReview(reviewed.resources)
  const further = (
    <ReadFurther
      further={reviewed.further}
      onRead={(ids) => setWanted(new Set([...wanted, ...ids]))}
    />
  )
  return work.review === null ? (
    <StartReview
      shown={shown}
      reviewed={reviewed}
      work={work}
      further={further}
      // Where that fails, the view says so itself once it is wanted.
      onNear={() => void prepare().catch(() => undefined)}
    />
  ) : (
    <Suspense fallback={<LoadingRows rows={8} />}>
      <ReviewUnderWay reviewed={reviewed} review={work.review} work={work} further={further} />
    </Suspense>
  )
}
