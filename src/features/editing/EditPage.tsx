import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries/access'
import type { Target } from '../../commit/plan'
import { SentNotice } from '../../components/commit/SentNotice'
import { Deferred } from '../../components/Deferred'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { ModeChip } from '../../components/ModeChip'
import { PageHeader } from '../../components/PageHeader'
import { useAccessMode } from '../../components/use-access-mode'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { artifactPath, listCrumb } from '../../components/artifact-paths'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Editor } from './Editor'
import { NewArtifact } from './NewArtifact'
import { editTexts } from './texts'
import { useArtifactSource, usePromptSource } from './use-edit-source'

/**
 * `/scopes/:scopeId/artifacts/:family/:artifactId/edit`: another revision, typed by hand; `/scopes/:scopeId/new/:family`: the
 * first one of an Artifact that does not exist yet.
 */
export function EditPage() {
  const { scopeId = '', family = '', artifactId } = useParams()
  return artifactId === undefined ? (
    <NewArtifact key={JSON.stringify([scopeId, family])} scopeId={scopeId} family={family} />
  ) : (
    <Edit scopeId={scopeId} family={family} artifactId={artifactId} />
  )
}

function Edit({ scopeId, family, artifactId }: Target) {
  const target = useMemo(() => ({ scopeId, family, artifactId }), [scopeId, family, artifactId])
  const Loaded = familyOf(family).configures ? PromptEdit : ArtifactEdit
  return <Loaded key={JSON.stringify(target)} target={target} />
}

type Props = { target: Target }

const ArtifactEdit = ({ target }: Props) => (
  <EditOf target={target} answer={useArtifactSource(target)} />
)
const PromptEdit = ({ target }: Props) => (
  <EditOf target={target} answer={usePromptSource(target)} />
)

function EditOf({ target, answer }: Props & { answer: ReturnType<typeof useArtifactSource> }) {
  const t = useTexts(editTexts)
  const { scopeId, family, artifactId } = target
  const scopeTitle = useScopeTitle(scopeId)
  const learnt = useArtifactTitle(target)
  const [atFirst] = useState(learnt)
  const access = useAccessMode()
  const me = useQuery({ ...meQuery(), enabled: access === 'enforced' })
  const { source, error, retry } = answer
  // Drafts belong to a person: which one opens is known once the server has said who this is.
  const known = access === 'disabled' || me.data !== undefined
  const isThere = (source !== null && known) || error !== null
  // A name that is learnt on the way may take fewer lines than the id: it comes with the form.
  const title = isThere ? learnt : atFirst
  const seen = source?.seen
  const mode = familyOf(family).configures ? seen?.content.mode : undefined
  return (
    <>
      <PageHeader
        title={t.title(title)}
        awaited={!isThere && title === artifactId && !familyOf(family).configures}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
          listCrumb(scopeId, family, t.prompts),
          { label: title, to: artifactPath(scopeId, family, artifactId) },
        ]}
        chips={isThere && typeof mode === 'string' && <ModeChip mode={mode} />}
      />
      <SentNotice target={target} />
      {!source && error && <FailureState error={error} onRetry={retry} />}
      {known && me.error && <FailureState error={me.error} />}
      {!(source && known) && !error && <LoadingRows rows={12} />}
      {source && seen && known && (
        <Deferred fallback={<LoadingRows rows={12} />}>
          <Editor target={target} source={source} who={me.data?.principal ?? null} />
        </Deferred>
      )}
    </>
  )
}
