import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useHref } from 'react-router'
import type { ArtifactItem } from '../../api/contract/artifacts'
import type { Target } from '../../commit/plan'
import { CopyButton } from '../../components/CopyButton'
import { useDiffPreferences } from '../../components/diff/preferences'
import { ReasonedButton } from '../../components/ReasonedButton'
import { ReasonedLink } from '../../components/ReasonedLink'
import { WhyNot } from '../../components/why-not/WhyNot'
import { needsScopeAdmin } from '../../commit/restoring'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AuthorLine } from './author/AuthorLine'
import { restorable, type Compared } from './compared'
import { CompareEnd } from './CompareEnd'
import { Comparison } from './Comparison'
import { historyTexts } from './texts'
import { useEditReason } from './use-edit-reason'
import { viewParams } from './use-view-address'
import { ViewControls } from './ViewControls'

type Props = {
  target: Target
  compared: Compared
  head: number
  view: 'split' | 'unified'
  itemOf: (revision: number) => ArtifactItem | null
  modeOf: ((digest: string) => string | null) | undefined
  restoreReason: (item: ArtifactItem | null) => string | null
  /** Revisions that came since the person last looked at the list. */
  arrived: number
  /** The list beside is hidden; null where it cannot be. */
  hidden: boolean | null
  onHide: (hidden: boolean) => void
  onCompare: (compared: Compared) => void
  onSwap: () => void
  onView: (view: 'split' | 'unified') => void
  onRestore: (revision: number) => void
}

/** The right pane: which two revisions, what changed between them, and what can be done about it. */
export function ComparePane(props: Props) {
  const { target, compared, head, view, itemOf, modeOf, restoreReason, onCompare } = props
  const { arrived, hidden, onHide } = props
  const t = useTexts(historyTexts)
  const preferences = useDiffPreferences()
  const { from, to } = compared
  const end = (revision: number) => {
    const item = itemOf(revision)
    return (
      <CompareEnd
        revision={revision}
        item={item}
        mode={item && modeOf ? modeOf(item.content_digest) : null}
        isHead={revision === head}
      />
    )
  }
  const wanted = restorable(compared, head)
  const refusal = wanted === null ? null : restoreReason(itemOf(wanted))
  const editReason = useEditReason(target)
  const admin = useScopeAdmin(target.scopeId)
  const link = useHref(
    paths.history(target.scopeId, target.family, target.artifactId, {
      ...compared,
      view,
      ...viewParams(preferences),
      ...(hidden && { revisions: 'hidden' }),
    }),
  )
  return (
    <Box
      component="section"
      aria-label={t.changes(from, to)}
      sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1, height: { md: '100%' } }}
    >
      <Typography variant="h2" sx={visuallyHidden}>
        {t.changes(from, to)}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', lg: 'row' },
          columnGap: 2,
          rowGap: 1,
          justifyContent: 'space-between',
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns:
              from === to ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto minmax(0, 1fr)',
            columnGap: 1.5,
            flex: 1,
            minWidth: 0,
          }}
        >
          {from !== to && (
            <>
              {end(from)}
              <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', pt: 0.25 }}>
                →
              </Box>
            </>
          )}
          {end(to)}
          <AuthorLine item={itemOf(to)} previous={to > 1 ? itemOf(to - 1) : null} />
        </Box>
        <ViewControls view={view} onView={props.onView} onSwap={props.onSwap} />
      </Box>
      {/* As high as it may become, so that what stands below does not move with each comparison. */}
      <Box sx={{ flex: 1, minHeight: { xs: 240, md: 0 } }}>
        <Comparison {...target} compared={compared} head={head} view={view} />
      </Box>
      <Box
        sx={{
          displayPrint: 'none',
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          borderTop: '1px solid',
          borderColor: 'line.main',
          pt: 1,
        }}
      >
        {wanted !== null && (
          <>
            <ReasonedButton
              variant="outlined"
              disabledReason={refusal}
              onClick={() => props.onRestore(wanted)}
            >
              {t.restore(wanted)}
            </ReasonedButton>
            <Typography variant="body2" color="textSecondary">
              {refusal ?? t.restoreCommits(head + 1, head)}
            </Typography>
            {admin === 'denied' && needsScopeAdmin(target.family) && (
              <WhyNot
                scopeId={target.scopeId}
                asks={[t.restore(wanted), t.edit].map((doing) => ({
                  action: 'scope.admin',
                  doing,
                }))}
              />
            )}
          </>
        )}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {hidden !== null && (
            <Button variant="text" onClick={() => onHide(!hidden)}>
              {!hidden ? t.hideRevisions : t.showRevisions(arrived)}
            </Button>
          )}
          {to !== head && (
            <Button variant="text" onClick={() => onCompare({ from: to, to: head })}>
              {t.compareWithHead}
            </Button>
          )}
          <ReasonedLink
            variant="text"
            to={paths.edit(target.scopeId, target.family, target.artifactId)}
            disabledReason={editReason}
          >
            {t.edit}
          </ReasonedLink>
          <CopyButton value={new URL(link, location.href).href} what={t.link} label={t.copyLink} />
        </Box>
      </Box>
    </Box>
  )
}
