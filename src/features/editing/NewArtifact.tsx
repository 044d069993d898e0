import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { meQuery } from '../../api/queries/access'
import { newTarget } from '../../commit/new-target'
import { baseOfFirstSave } from '../../commit/plan'
import { sentRecords } from '../../commit/sent-record'
import { useMayCreate } from '../../components/creating/use-may-create'
import { Deferred } from '../../components/Deferred'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { PageHeader } from '../../components/PageHeader'
import { useAccessMode } from '../../components/use-access-mode'
import { useOwner } from '../../components/use-owner'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Editor } from './Editor'
import { editTexts } from './texts'

const CreateSent = lazy(async () => ({ default: (await import('./CreateSent')).CreateSent }))

/** An Artifact that does not exist yet, typed in the form that edits its family. */
export function NewArtifact({ scopeId, family }: { scopeId: string; family: string }) {
  const t = useTexts(editTexts)
  const scopeTitle = useScopeTitle(scopeId)
  const access = useAccessMode()
  const me = useQuery({ ...meQuery(), enabled: access === 'enforced' })
  const { reasonFor, checking } = useMayCreate(scopeId)
  const reason = reasonFor(family)
  const target = useMemo(() => newTarget(scopeId, family), [scopeId, family])
  const { fresh } = familyOf(family)
  const owner = useOwner()
  const wasSent = owner !== null && sentRecords.stored(owner, target) !== null
  const seen = useMemo(() => fresh && baseOfFirstSave(fresh), [fresh])
  // Whose draft opens is known only then.
  const known = access === 'disabled' || me.data !== undefined
  return (
    <>
      <PageHeader
        title={t.newTitle(family)}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
          { label: family, to: paths.artifacts(scopeId, family) },
        ]}
      />
      <Suspense fallback={null}>
        {wasSent && owner !== null && <CreateSent key={owner} owner={owner} target={target} />}
      </Suspense>
      {seen === null && <Alert severity="warning">{reason}</Alert>}
      {me.error && <FailureState error={me.error} />}
      {seen && !known && !me.error && <LoadingRows rows={12} />}
      {seen && known && (
        <Deferred fallback={<LoadingRows rows={12} />}>
          <Editor
            target={target}
            source={{ seen, builtin: null, note: null, blocked: reason, checking }}
            who={me.data?.principal ?? null}
          />
        </Deferred>
      )}
    </>
  )
}
