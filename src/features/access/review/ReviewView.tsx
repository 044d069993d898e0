import { useState } from 'react'
import type { Shown } from '../shown'
import { ReadFurther } from './ReadFurther'
import { ReviewUnderWay } from './ReviewUnderWay'
import { StartReview } from './StartReview'
import { useReview } from './use-review'
import { useReviewed } from './use-reviewed'

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
    <StartReview shown={shown} reviewed={reviewed} work={work} further={further} />
  ) : (
    <ReviewUnderWay reviewed={reviewed} review={work.review} work={work} further={further} />
  )
}
