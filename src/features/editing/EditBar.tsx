import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Kept } from '../../commit/edit-drafts'
import { isNew } from '../../commit/new-target'
import type { Target } from '../../commit/plan'
import { ReasonedButton } from '../../components/ReasonedButton'
import { artifactPath } from '../../components/artifact-paths'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { shortTime } from './short-time'
import { editTexts } from './texts'

type Props = {
  target: Target
  /** Whether there is anything that is not committed. */
  typed: boolean
  kept: { where: Kept; at: string } | null
  /** Why the changes can't be reviewed, or null. */
  blocked: string | null
  /** What "Discard changes" has done, told beside its button. */
  notice: ReactNode
  /** The person asks for the review. While a problem keeps it from opening, the form leads to that problem. */
  onReview: () => void
  onDiscard: () => void
}

/** What can be done, always in sight, and whether what was typed is safe. */
export function EditBar({ target, typed, kept, blocked, notice, onReview, onDiscard }: Props) {
  const t = useTexts(editTexts)
  const { scopeId, family, artifactId } = target
  const back = isNew(target)
    ? { to: paths.artifacts(scopeId, family), label: t.backToList }
    : {
        to: artifactPath(scopeId, family, artifactId),
        label: familyOf(family).configures ? t.backToPrompt : t.backToArtifact,
      }
  const review = isNew(target) ? t.reviewNew : t.review
  const state = !typed
    ? t.nothingTyped
    : kept?.where === 'memory'
      ? t.draftInMemory
      : kept
        ? t.draftKept(shortTime(kept.at))
        : ''
  return (
    <Box
      component="section"
      aria-label={review}
      sx={{
        // On a small screen it would cover what is being typed.
        position: { xs: 'static', sm: 'sticky' },
        bottom: 0,
        zIndex: 2,
        py: 1,
        px: 1.5,
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
      }}
    >
      {notice && <Box sx={{ flexBasis: '100%' }}>{notice}</Box>}
      <Typography
        variant="caption"
        sx={{
          flex: '1 1 180px',
          // Each of the two lines keeps its place: the page knows a moment later whether the draft is kept, and why it can't be reviewed.
          minHeight: '3.32em',
          display: 'flex',
          flexDirection: 'column',
          color: kept?.where === 'memory' && typed ? 'warning.main' : 'text.secondary',
        }}
      >
        <Box component="span" sx={{ minHeight: '1.66em' }}>
          {state}
        </Box>
        <span>{typed && blocked}</span>
      </Typography>
      <Button component={RouterLink} to={back.to} variant="text">
        {back.label}
      </Button>
      <ReasonedButton
        variant="outlined"
        disabledReason={typed ? null : t.nothingTyped}
        onClick={onDiscard}
      >
        {t.discard}
      </ReasonedButton>
      <ReasonedButton
        variant="contained"
        disabledReason={blocked}
        onClick={onReview}
        onRefused={onReview}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={t.keysHint}
      >
        {review}
      </ReasonedButton>
    </Box>
  )
}
