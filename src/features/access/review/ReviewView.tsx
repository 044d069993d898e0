import type { Shown } from '../shown'
import { ReviewUnderWay } from './ReviewUnderWay'
import { StartReview } from './StartReview'
import { useReview } from './use-review'

/** Tab "Review": goes through bindings one by one, stops and goes on, and keeps what was decided (decision 27). */
export function ReviewView({ shown }: { shown: Shown }) {
  const work = useReview(shown.param)
  return work.review === null ? (
    <StartReview shown={shown} work={work} />
  ) : (
    <ReviewUnderWay shown={shown} review={work.review} work={work} />
  )
}
