import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { Head } from '../../api/queries/artifacts'
import { LoadingRows } from '../../components/LoadingRows'
import { TabList, tabId } from '../../components/TabList'
import { readSearch } from '../../routing/search-params'
import { useSearchLink } from '../../routing/use-search-link'
import { useTexts } from '../../ui/language'
import { ArtifactContent } from './ArtifactContent'
import { ArtifactDetails } from './ArtifactDetails'
import { artifactsTexts } from './texts'

const JsonView = lazy(async () => ({ default: (await import('./JsonView')).JsonView }))

const PANEL_ID = 'artifact-view'

const search = { tab: v.picklist(['content', 'json']) }

/** What a head says, as text or as JSON, and its details beside it. */
export function ArtifactViews({ head }: { head: Head }) {
  const t = useTexts(artifactsTexts)
  const [params] = useSearchParams()
  const searchLink = useSearchLink()
  const { tab = 'content' } = readSearch(params, search)
  const tabLink = (value: string | null) => searchLink({ tab: value }, { replace: true })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        // Where the details stand below the content, they keep out of sight while it loads: they would move.
        '& > :has([aria-busy="true"]) + *': { visibility: { xs: 'hidden', lg: 'visible' } },
      }}
    >
      <Paper variant="outlined" sx={{ minWidth: 0 }}>
        <Box sx={{ px: 1, borderBottom: '1px solid', borderColor: 'line.main' }}>
          <TabList
            label={t.views}
            panelId={PANEL_ID}
            open={tab}
            tabs={[
              { name: 'content', label: t.content, ...tabLink(null) },
              { name: 'json', label: t.json, ...tabLink('json') },
            ]}
          />
        </Box>
        <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(PANEL_ID, tab)} sx={{ p: 2 }}>
          {tab === 'json' ? (
            <Suspense fallback={<LoadingRows />}>
              <JsonView revision={head.revision} />
            </Suspense>
          ) : (
            <ArtifactContent revision={head.revision} />
          )}
        </Box>
      </Paper>
      <ArtifactDetails head={head} />
    </Box>
  )
}
