import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useHref, useNavigate } from 'react-router'
import { CopyButton } from '../../../components/CopyButton'
import { SaidViewContext, useDiffPreferences } from '../../../components/diff/preferences'
import { titleFocus } from '../../../components/title-focus'
import { useArtifactTitle } from '../../../components/use-artifact-title'
import { useScopeTitle } from '../../../components/use-scope-title'
import { paths, type Side } from '../../../routing/paths'
import { useSearchNow } from '../../../routing/use-change-search'
import { useTexts } from '../../../ui/language'
import { historyTexts } from '../texts'
import { viewIn, useViewAddress, viewParams } from '../use-view-address'
import { ViewControls } from '../ViewControls'
import { acrossTexts } from './across-texts'
import { SideEnd } from './SideEnd'
import { SidesDiff } from './SidesDiff'
import { useSide, type ReadSide } from './use-side'

type Props = { here: Side; there: Side }

/** Two Artifacts of a family, in one Scope or in two: which revisions, and what differs. */
export function AcrossComparison({ here, there }: Props) {
  const { inAddress, view, setView } = useViewAddress()
  return (
    <SaidViewContext value={inAddress}>
      <Sides here={here} there={there} view={view} onView={setView} />
    </SaidViewContext>
  )
}

type SidesProps = Props & {
  view: 'split' | 'unified'
  onView: (view: 'split' | 'unified') => void
}

function Sides({ here, there, view, onView }: SidesProps) {
  const t = useTexts(acrossTexts)
  const h = useTexts(historyTexts)
  const navigate = useNavigate()
  const searchNow = useSearchNow()
  const preferences = useDiffPreferences()
  const before = useSide(here)
  const after = useSide(there)
  const shown = { view, ...viewParams(preferences) }
  // Whoever opens the link sees these revisions, also after the heads have moved.
  const seen = ({ side, item }: ReadSide): Side => ({
    ...side,
    revision: item?.revision ?? side.revision,
  })
  const link = useHref(paths.compare(seen(before), seen(after), shown))
  const apart = here.scopeId !== there.scopeId
  const places = { before: usePlace(here, apart), after: usePlace(there, apart) }
  const labelOf = ({ side, item }: ReadSide, place: string) => {
    const revision = item?.revision ?? side.revision
    return revision === null ? t.unsavedIn(place) : t.revisionOf(revision, place)
  }
  const titles = {
    before: labelOf(before, places.before),
    after: labelOf(after, places.after),
  }
  const name = t.changes(titles.before, titles.after)
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Typography variant="h2" sx={visuallyHidden}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, gap: 1 }}>
        <Box sx={ends}>
          <SideEnd {...before} />
          <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', pt: 5 }}>
            →
          </Box>
          <SideEnd {...after} />
        </Box>
        <ViewControls
          view={view}
          onView={onView}
          onSwap={() => {
            const look = { ...shown, view: viewIn(searchNow()) }
            // The same comparison, seen from its other side: no step of the browser's history, and the focus stays on the button.
            titleFocus.path = null
            void navigate(paths.compare(there, here, look), {
              replace: true,
              preventScrollReset: true,
            })
          }}
        />
      </Box>
      <SidesDiff {...{ before, after, titles, places, view }} />
      {/* With the comparison alone: why there is none takes more or less room than what is shown before. */}
      {before.content && after.content && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <CopyButton value={new URL(link, location.href).href} what={h.link} label={h.copyLink} />
        </Box>
      )}
    </Box>
  )
}

/** What tells a side from the other one: its Scope, or its Artifact where both are of one Scope. */
function usePlace(side: Side, isByScope: boolean): string {
  const scope = useScopeTitle(side.scopeId)
  const artifact = useArtifactTitle(side)
  return isByScope ? scope : artifact
}

const ends = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  columnGap: 1.5,
} as const
