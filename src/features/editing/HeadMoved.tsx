import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useEffect, useState } from 'react'
import type { CommitPlan } from '../../commit/plan'
import { isMerged } from '../../commit/use-merge'
import type { Builtin } from '../../families/prompt/modes'
import { LazyComparison } from '../../components/diff/LazyComparison'
import { prepared } from '../../components/prepared'
import { ReasonedButton } from '../../components/ReasonedButton'
import { useTexts } from '../../ui/language'
import type { Content } from './content-path'
import type { DraftState } from './draft-state'
import type { NewHead } from './edit-start'
import { editTexts } from './texts'

const { prepare, Component: MergeStep } = prepared(
  async () => (await import('./MergeStep')).MergeStep,
)

type Props = {
  /** What would be committed on the head that it is based on. */
  plan: CommitPlan
  head: NewHead
  builtin: Builtin | null
  /** Why it can't be merged now, or null. */
  blocked: string | null
  onMerged: (next: DraftState) => void
}

/** The head has moved while somebody types: said, shown and merged on request; the text itself is left alone. */
export function HeadMoved({ plan, head, builtin, blocked, onMerged }: Props) {
  const t = useTexts(editTexts)
  const [open, setOpen] = useState(false)
  const [merging, setMerging] = useState(false)
  // The merge step loads while the person reads what happened. If that fails, the step says so when it is opened.
  useEffect(() => void prepare().catch(() => undefined), [])
  const { family, scopeId } = plan.target
  const { seen, by } = head
  const changes = t.changesTo(plan.seen.revision, seen.revision)
  const become = (content: Content) => onMerged({ seen, content, unparsed: {} })
  return (
    <Alert
      severity="warning"
      role="region"
      aria-labelledby="head-moved"
      sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle id="head-moved" role="status">
        {by ? t.movedBy(seen.revision, by) : t.moved(seen.revision)}
      </AlertTitle>
      {t.movedHelp}
      <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.hideChange : t.seeChange}
        </Button>
        {!merging && (
          <ReasonedButton
            variant="contained"
            disabledReason={blocked}
            // Entries are added to whatever the Memory holds by then: there is nothing to merge.
            onClick={() => (isMerged(plan) ? setMerging(true) : become(plan.content))}
          >
            {t.merge}
          </ReasonedButton>
        )}
      </Box>
      {open && (
        <Box sx={{ mt: 1, color: 'text.primary' }}>
          <LazyComparison
            family={family}
            before={plan.seen.content}
            after={seen.content}
            builtin={builtin}
            view="unified"
            name={changes}
            maxHeight="40vh"
            scopeId={scopeId}
          />
        </Box>
      )}
      {merging && (
        <Suspense fallback={null}>
          <MergeStep
            plan={plan}
            head={seen}
            blocked={blocked}
            onMerged={become}
            onCancel={() => setMerging(false)}
          />
        </Suspense>
      )}
    </Alert>
  )
}
