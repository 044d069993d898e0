import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { NamesNote } from '../../components/artifact-names/NamesNote'
import { useNamesInView } from '../../names/use-names-in-view'
import { useTexts } from '../../ui/language'
import { ArtifactsTable } from './ArtifactsTable'
import { columnsOf } from './columns-of'
import { filterTexts } from './filter-texts'
import { artifactsTexts } from './texts'
import { useFiltered } from './use-filtered'

type Props = {
  items: readonly ArtifactItem[]
  hasMore: boolean
  /** The text that the rows are filtered by. Empty: all rows are shown. */
  q: string
}

/** The loaded Artifacts of a family that fit the filter, and how much of the whole list they are. */
export function LoadedArtifacts({ items, hasMore, q }: Props) {
  const t = useTexts(artifactsTexts)
  const filter = useTexts(filterTexts)
  const { rows, unnamed } = useFiltered(items, q)
  // A filter brings rows into view that nobody has scrolled to. Reading their names would cost audit events that nobody asked for.
  const { body, names, askAgain } = useNamesInView(items, q !== '')
  const { hasTimes, hasSources } = useMemo(() => columnsOf(items), [items])
  const rest = hasMore ? t.moreToLoad : t.allLoaded
  const summary =
    q === ''
      ? `${t.count(items.length)} · ${rest}`
      : rows.length === 0
        ? filter.noneFits(items.length, hasMore)
        : `${filter.fits(rows.length, items.length)}; ${rest}`
  return (
    <>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{
          mb: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          columnGap: 2,
          // On a phone, what the names cost takes a line of its own, and comes later than the rows below.
          minHeight: { xs: '3em', sm: 'auto' },
          '@media (max-width: 359.95px)': { minHeight: '4.5em' },
        }}
      >
        <span role="status">{summary}</span>
        <NamesNote names={names} onAskAgain={askAgain} />
        {unnamed > 0 && <span>{filter.unnamed(unnamed)}</span>}
      </Typography>
      {rows.length > 0 && (
        <ArtifactsTable items={rows} body={body} hasTimes={hasTimes} hasSources={hasSources} />
      )}
    </>
  )
}
