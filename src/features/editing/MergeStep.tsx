import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CommitPlan, Seen } from '../../commit/plan'
import { useMerge } from '../../commit/use-merge'
import { mergeTexts } from '../../components/commit/merge-texts'
import { MergePanel } from '../../components/commit/MergePanel'
import { ReasonedButton } from '../../components/ReasonedButton'
import { useTexts } from '../../ui/language'
import type { Content } from './content-path'
import { editTexts } from './texts'

type Props = {
  plan: CommitPlan
  /** The head by now. */
  head: Seen
  /** Why it can't be merged now, or null. */
  blocked: string | null
  onMerged: (content: Content) => void
  onCancel: () => void
}

/** What was typed and the new head, put together place by place, before it takes the place of what was typed. */
export function MergeStep({ plan, head, blocked, onMerged, onCancel }: Props) {
  const t = useTexts(editTexts)
  const m = useTexts(mergeTexts)
  const merging = useMerge(plan, head.content)
  const { merge, pending } = merging
  const merged = pending ? null : (merge?.merged ?? null)
  const open = merge?.undecided ?? 0
  const reason = blocked ?? (merged ? null : open > 0 ? m.undecided(open) : m.merging)
  return (
    <Box sx={{ mt: 2, color: 'text.primary', display: 'grid', gap: 1.5 }}>
      <MergePanel merging={merging} head={head.revision} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="text" onClick={onCancel}>
          {t.cancelMerge}
        </Button>
        <ReasonedButton
          variant="contained"
          disabledReason={reason}
          onClick={() => merged && onMerged(merged)}
        >
          {t.applyMerge}
        </ReasonedButton>
      </Box>
    </Box>
  )
}
