import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useCallback, useId, useMemo, useRef } from 'react'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { useTexts } from '../../../ui/language'
import type { Compared } from '../compared'
import { sameContentAs } from '../revision-facts'
import { revisionPlaces } from '../revision-places'
import type { Revisions } from '../use-revisions'
import { GoToRevision } from './GoToRevision'
import { linksOf, placeLinks } from './links'
import { RevisionList, type RevisionListHandle } from './RevisionList'
import type { RevisionAct } from './RowActions'
import { timelineTexts } from './timeline-texts'

const NewerNote = lazy(async () => ({
  default: (await import('../../../components/commit/NewerNote')).NewerNote,
}))

type Props = {
  revisions: Revisions
  /** Revisions that were read with their content, wherever they stand. */
  read: readonly ArtifactItem[]
  modeOf: ((digest: string) => string | null) | undefined
  compared: Compared
  restoreReason: (item: ArtifactItem | null) => string | null
  /** How many came in above since the person last looked there. */
  arrived: number
  /** Below 900 px the list stands behind its title. */
  folded: boolean
  onFold: (folded: boolean) => void
  /** Shows what the newest revision changed. */
  onShowNewest: () => void
  onAct: (act: RevisionAct, revision: number) => void
}

/** The left pane: how many revisions there are, a way to any of them, and the list. Below 900 px it can be folded. */
export function RevisionsPane(props: Props) {
  const { revisions, read, modeOf, compared, arrived, folded, onFold, onShowNewest } = props
  const { items, hasMore } = revisions
  const t = useTexts(timelineTexts)
  const bodyId = useId()
  const list = useRef<RevisionListHandle>(null)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const places = useMemo(() => revisionPlaces(items, hasMore), [items, hasMore])
  const byNumber = useMemo(
    () => new Map([...read, ...items].map((item) => [item.revision, item])),
    [items, read],
  )
  const itemOf = useCallback((revision: number) => byNumber.get(revision) ?? null, [byNumber])
  const sameAs = useMemo(() => sameContentAs(items), [items])
  const links = useMemo(() => placeLinks(linksOf(items)), [items])
  const merged = links.filter((link) => link.merged).length
  const head = places.revisionAt(0)
  const open = !narrow || !folded
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        height: { xs: open ? 'min(420px, 60dvh)' : 'auto', md: '100%' },
        minHeight: { xs: open ? 300 : 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          px: 1.5,
          py: 1,
          borderBottom: '1px solid',
          borderColor: 'line.main',
        }}
      >
        <Box>
          <Typography variant="h2">
            {narrow ? (
              <Button
                variant="text"
                aria-expanded={open}
                aria-controls={bodyId}
                onClick={() => onFold(open)}
                startIcon={<span aria-hidden="true">{open ? '▾' : '▸'}</span>}
                sx={{ ml: -1, fontSize: 'inherit' }}
              >
                {t.revisions}
              </Button>
            ) : (
              t.revisions
            )}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t.count(places.count, items.length)}
          </Typography>
        </Box>
        <Suspense fallback={null}>
          {arrived > 0 && (
            <NewerNote
              head={head}
              by={itemOf(head)?.created_by}
              show={() => {
                onFold(false)
                onShowNewest()
                list.current?.jumpTo(head)
              }}
            />
          )}
        </Suspense>
        {open && <GoToRevision max={head} onGo={(revision) => list.current?.jumpTo(revision)} />}
      </Box>
      {open && (
        <Box id={bodyId} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
          <RevisionList
            ref={list}
            revisions={revisions}
            places={places}
            itemOf={itemOf}
            modeOf={modeOf}
            sameAs={sameAs}
            links={links}
            compared={compared}
            restoreReason={props.restoreReason}
            onAct={props.onAct}
          />
          {merged > 0 && (
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ px: 1.5, py: 0.5, borderTop: '1px solid', borderColor: 'line.main' }}
            >
              {t.merged(merged)}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  )
}
