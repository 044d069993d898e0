import { isNew } from '../../commit/new-target'
import type { Target } from '../../commit/plan'
import { WhyNot } from '../../components/why-not/WhyNot'
import { useTexts } from '../../ui/language'
import { editTexts } from './texts'

type Props = { target: Target; reason: string | null }

/** Why nothing that is typed here can be committed, and the way to what would help. */
export function MayNotCommit({ target, reason }: Props) {
  const t = useTexts(editTexts)
  const ask = isNew(target)
    ? ({ action: 'scope.contribute', doing: t.reviewNew } as const)
    : ({ action: 'scope.admin', doing: t.review } as const)
  return (
    <>
      {reason} <WhyNot scopeId={target.scopeId} asks={[ask]} />
    </>
  )
}
