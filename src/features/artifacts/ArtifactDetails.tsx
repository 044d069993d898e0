import Box from '@mui/material/Box'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Head } from '../../api/queries/artifacts'
import { ArtifactLink } from '../../components/content/ArtifactLink'
import { DetailList, type Detail } from '../../components/content/DetailList'
import { SourceLink } from '../../components/content/SourceLink'
import { CopyButton } from '../../components/CopyButton'
import { IdText } from '../../components/IdText'
import { TimeText } from '../../components/TimeText'
import { usePrincipalNames, withId } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { Panel } from '../../ui/Panel'
import { ArtifactTags } from './tags/ArtifactTags'
import { artifactsTexts } from './texts'

const CitedNames = lazy(async () => ({ default: (await import('./CitedNames')).CitedNames }))

const plainList = (items: ReactNode) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', lineHeight: '24px' }}>
    {items}
  </Box>
)

/** What is known of the head beside its content: identity, commit, sources and what it cites. */
export function ArtifactDetails({ head: { revision, etag } }: { head: Head }) {
  const t = useTexts(artifactsTexts)
  const { scope_id: scopeId, family, artifact_id: artifactId } = revision
  const id = { scopeId, family, artifactId }
  const by = revision.created_by
  const nameOf = usePrincipalNames()
  const missing = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t.notRecorded}
    </Box>
  )
  const none = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t.none}
    </Box>
  )
  const rows: Detail[] = [
    [t.revision, <code key="r">{revision.revision}</code>],
    [t.etag, <code key="e">{etag}</code>],
    [
      t.digest,
      <IdText key="d" id={revision.content_digest} whole />,
      <CopyButton key="c" value={revision.content_digest} what={t.digest} />,
    ],
    [
      t.committed,
      revision.created_at ? <TimeText key="t" instant={revision.created_at} exact /> : missing,
    ],
    [t.committedBy, by ? withId(by, nameOf(by)) : missing],
  ]
  if (revision.restored_from_revision) {
    rows.push([t.restoredFrom, <code key="f">r{revision.restored_from_revision}</code>])
  }
  if (revision.reason) rows.push([t.reason, revision.reason])
  rows.push(
    [
      t.sources,
      revision.sources.length === 0 ? (
        none
      ) : (
        <LongList key="s" items={revision.sources} what={t.sources} list={plainList}>
          {(source, index) => (
            <li key={index}>
              <SourceLink scopeId={revision.scope_id} reference={source} whole />
            </li>
          )}
        </LongList>
      ),
    ],
    [
      t.cited,
      revision.artifacts.length === 0 ? (
        none
      ) : (
        <LongList key="a" items={revision.artifacts} what={t.cited} list={plainList}>
          {(reference, index) => (
            <li key={index}>
              <ArtifactLink scopeId={revision.scope_id} reference={reference} />
            </li>
          )}
        </LongList>
      ),
    ],
    [t.tags, <ArtifactTags key={id.artifactId} target={id} />],
  )
  return (
    <Panel title={t.details}>
      <DetailList rows={rows} />
      {/* It stands last, since its code comes later: nothing is below it that could move. */}
      {revision.artifacts.length > 0 && (
        <Suspense fallback={null}>
          <CitedNames scopeId={scopeId} references={revision.artifacts} />
        </Suspense>
      )}
    </Panel>
  )
}
