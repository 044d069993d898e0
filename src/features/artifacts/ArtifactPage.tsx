import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router'
import { headQuery } from '../../api/queries/artifacts'
import { CommittedAlert } from '../../components/commit/CommittedAlert'
import { SentNotice } from '../../components/commit/SentNotice'
import { useCommittedNotice } from '../../components/commit/use-committed-notice'
import { useUnreadReason } from '../../components/commit/use-unread-reason'
import { useWritingReason } from '../../components/commit/use-writing-reason'
import { CompareWithButton } from '../../components/compare/CompareWithButton'
import { DeferredWhenLate } from '../../components/Deferred'
import { CopyButton } from '../../components/CopyButton'
import { DraftLink } from '../../components/DraftLink'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { ModeChip } from '../../components/ModeChip'
import { NewerLink } from '../../components/commit/NewerLink'
import { PageHeader } from '../../components/PageHeader'
import { ReasonedLink } from '../../components/ReasonedLink'
import { TimeText } from '../../components/TimeText'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { nameOf } from '../../families/name-of'
import { paths } from '../../routing/paths'
import { artifactParam } from '../../routing/resource-param'
import { Chip } from '../../ui/Chip'
import { useTexts } from '../../ui/language'
import { ArtifactSkeleton } from './ArtifactSkeleton'
import { ArtifactViews } from './ArtifactViews'
import { artifactsTexts } from './texts'

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
  const [committed, setCommitted] = useCommittedNotice()
  const revision = head?.revision
  const learnt = useArtifactTitle({ scopeId, family, artifactId })
  // The content on screen says the name; before it comes, an earlier visit may have learnt it.
  const title = (revision && nameOf(family, revision.content)) ?? learnt
  const isNamed = title !== artifactId
  const mode = configures ? revision?.content.mode : undefined
  const restoredFrom = revision?.restored_from_revision
  const unread = useUnreadReason(head ? null : error)
  const mayNotWrite = useWritingReason({ scopeId, family, artifactId })
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
      {(head || !error) && (
        <DeferredWhenLate
          key={JSON.stringify([scopeId, family, artifactId])}
          ready={head !== undefined}
          fallback={<ArtifactSkeleton />}
        >
          {() => head && <ArtifactViews head={head} />}
        </DeferredWhenLate>
      )}
    </>
  )
}
