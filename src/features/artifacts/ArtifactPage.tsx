import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { headQuery } from '../../api/queries/artifacts'
import { CommittedAlert } from '../../components/commit/CommittedAlert'
import { SentNotice } from '../../components/commit/SentNotice'
import { useCommittedNotice } from '../../components/commit/use-committed-notice'
import { useUnreadReason } from '../../components/commit/use-unread-reason'
import { useWritingReason } from '../../components/commit/use-writing-reason'
import { CompareWithButton } from '../../components/compare/CompareWithButton'
import { CopyButton } from '../../components/CopyButton'
import { DraftLink } from '../../components/DraftLink'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { LoadingRows } from '../../components/LoadingRows'
import { ModeChip } from '../../components/ModeChip'
import { NewerLink } from '../../components/commit/NewerLink'
import { PageHeader } from '../../components/PageHeader'
import { ReasonedLink } from '../../components/ReasonedLink'
import { TabList, tabId } from '../../components/TabList'
import { TimeText } from '../../components/TimeText'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { nameOf } from '../../families/name-of'
import { paths } from '../../routing/paths'
import { artifactParam } from '../../routing/resource-param'
import { readSearch } from '../../routing/search-params'
import { useSearchLink } from '../../routing/use-search-link'
import { Chip } from '../../ui/Chip'
import { useTexts } from '../../ui/language'
import { ArtifactContent } from './ArtifactContent'
import { ArtifactDetails } from './ArtifactDetails'
import { ArtifactSkeleton } from './ArtifactSkeleton'
import { artifactsTexts } from './texts'

const JsonView = lazy(async () => ({ default: (await import('./JsonView')).JsonView }))

const PANEL_ID = 'artifact-view'

const search = { tab: v.picklist(['content', 'json']) }

/** `/scopes/:scopeId/artifacts/:family/:artifactId`: the head, to be read. */
export function ArtifactPage() {
  const { scopeId = '', family = '', artifactId = '' } = useParams()
  return <ArtifactOf scopeId={scopeId} family={family} artifactId={artifactId} />
}

type Props = { scopeId: string; family: string; artifactId: string }

function ArtifactOf({ scopeId, family, artifactId }: Props) {
  const t = useTexts(artifactsTexts)
  const scopeTitle = useScopeTitle(scopeId)
  const { data: head, error, refetch } = useQuery(headQuery(scopeId, family, artifactId))
  const { configures } = familyOf(family)
  const [params] = useSearchParams()
  const searchLink = useSearchLink()
  const [committed, setCommitted] = useCommittedNotice()
  const { tab = 'content' } = readSearch(params, search)
  const revision = head?.revision
  const learnt = useArtifactTitle({ scopeId, family, artifactId })
  // The content on screen says the name; before it comes, an earlier visit may have learnt it.
  const title = (revision && nameOf(family, revision.content)) ?? learnt
  const isNamed = title !== artifactId
  const mode = configures ? revision?.content.mode : undefined
  const restoredFrom = revision?.restored_from_revision
  const unread = useUnreadReason(head ? null : error)
  const mayNotWrite = useWritingReason({ scopeId, family, artifactId })
  const tabLink = (value: string | null) => searchLink({ tab: value }, { replace: true })
  return (
    <>
      <PageHeader
        title={title}
        mono={!isNamed}
        awaited={!revision && !error}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
          { label: family, to: paths.artifacts(scopeId, family) },
        ]}
        chips={
          revision && (
            <>
              {typeof mode === 'string' && <ModeChip mode={mode} />}
              <Chip
                label={`r${revision.revision} · ${t.head}`}
                sx={{ bgcolor: 'neutral.soft', fontVariantNumeric: 'tabular-nums' }}
              />
              {restoredFrom && (
                <Chip
                  label={t.restoredChip(restoredFrom)}
                  sx={{ bgcolor: 'restored.soft', color: 'restored.main' }}
                />
              )}
            </>
          )
        }
        actions={
          <>
            {configures && (
              <ReasonedLink
                to={paths.prompt(scopeId, artifactId)}
                variant="outlined"
                disabledReason={unread}
              >
                {t.openPrompt}
              </ReasonedLink>
            )}
            <CompareWithButton place={{ scopeId, family, artifactId }} disabledReason={unread} />
            <ReasonedLink
              to={paths.edit(scopeId, family, artifactId)}
              variant="outlined"
              disabledReason={unread ?? mayNotWrite}
            >
              {t.edit}
            </ReasonedLink>
            <ReasonedLink
              to={paths.history(scopeId, family, artifactId)}
              variant="contained"
              disabledReason={unread}
            >
              {t.history}
            </ReasonedLink>
          </>
        }
      >
        <span>
          {isNamed ? <IdText id={artifactId} whole /> : t.artifactId}{' '}
          <CopyButton value={artifactId} what={t.artifactId} />
        </span>
        {revision?.created_at && (
          <span>
            {t.committed} <TimeText instant={revision.created_at} />
          </span>
        )}
        <DraftLink target={{ scopeId, family, artifactId }} />
        {revision && (
          <Link
            component={RouterLink}
            to={paths.access({
              resource: artifactParam({ scopeId, family, artifactId }),
              view: 'people',
            })}
          >
            {t.whoMay}
          </Link>
        )}
        {revision && (
          <NewerLink
            key={JSON.stringify([scopeId, family, artifactId])}
            target={{ scopeId, family, artifactId }}
            head={revision.revision}
            by={revision.created_by}
            committed={committed}
          />
        )}
      </PageHeader>
      {committed !== null ? (
        <CommittedAlert
          target={{ scopeId, family, artifactId }}
          revision={committed}
          onClose={() => setCommitted(null)}
        />
      ) : (
        <SentNotice target={{ scopeId, family, artifactId }} />
      )}
      {error && !head && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !head && <ArtifactSkeleton />}
      {head && (
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
      )}
    </>
  )
}
