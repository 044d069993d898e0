import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { Head } from '../../api/queries/artifacts'
import type { CommitPlan, Content } from '../../commit/plan'
import { familyOf } from '../../families/family-of'
import type { Builtin } from '../../families/prompt/modes'
import { writtenContent } from '../../families/written-content'
import { useTexts } from '../../ui/language'
import { LazyComparison } from '../diff/LazyComparison'
import type { DiffHandle } from '../diff/use-hidden-steps'
import { HiddenInCommit } from './HiddenInCommit'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  head: Head
  /** What would be committed; null while it is not known yet. */
  would: Content | null
  /** The revision that would be committed again. */
  restored: number | null
  /** Why it is not known yet, or null. */
  notYet: string | null
  /** What would be committed is made of both sides. */
  merges: boolean
  builtin: Builtin | null
  /** The list of revisions between the head that was seen and the head now. */
  between: ReactNode
}

/** One of two comparisons: what happened since the head that was seen, and what the commit would change now. */
export function ConflictDiff({
  plan,
  head,
  would,
  notYet,
  restored,
  merges,
  builtin,
  between,
}: Props) {
  const t = useTexts(commitTexts)
  const { target, seen } = plan
  const now = head.revision
  // Of a merge the fields say already what happened; what comes of it is what has to be looked at.
  const [shown, setShown] = useState<'happened' | 'would'>(merges ? 'would' : 'happened')
  const [diff, setDiff] = useState<DiffHandle | null>(null)
  const { adds } = familyOf(target.family)
  const written = merges ? writtenContent(target.family, now.content) : now.content
  const comparison = {
    family: target.family,
    scopeId: target.scopeId,
    builtin,
    view: 'unified',
    maxHeight: 'max(200px, 34vh)',
  } as const
  const nowName = `r${now.revision}`
  const seenName = seen.revision === 0 ? t.whatYouSaw : `r${seen.revision}`
  const wouldName = restored === null ? t.yourCommit : `r${restored}`
  const choice = (which: typeof shown, label: string) => (
    <Button
      variant="outlined"
      aria-pressed={shown === which}
      onClick={() => setShown(which)}
      sx={shown === which ? pressed : undefined}
    >
      {label}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box
        role="group"
        aria-label={t.chooseDiff}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {choice('happened', t.happened(seenName, nowName))}
        {choice('would', t.wouldChange(nowName, wouldName))}
      </Box>
      {shown === 'happened' ? (
        <>
          {between}
          <LazyComparison
            key="happened"
            {...comparison}
            before={seen.content}
            after={now.content}
            name={t.since(seen.revision, now.revision)}
            titles={{ before: seenName, after: nowName }}
          />
        </>
      ) : would ? (
        <>
          <HiddenInCommit content={would} diff={diff} />
          <LazyComparison
            key="would"
            {...comparison}
            handle={setDiff}
            before={adds ? adds.nothing : written}
            after={would}
            name={t.againstNow(now.revision)}
            titles={{ before: nowName, after: wouldName }}
          />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {notYet}
        </Typography>
      )}
    </Box>
  )
}

const pressed = { bgcolor: 'primary.soft', borderColor: 'primary.main' } as const
