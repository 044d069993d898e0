import { lazy, useState } from 'react'
import { Opened } from '../../components/Opened'
import type { Scope } from '../../api/contract/scopes'
import { ReasonedButton } from '../../components/ReasonedButton'
import { useTexts } from '../../ui/language'
import { NewArtifactButton } from './NewArtifactButton'
import { NewScopeButton } from './NewScopeButton'
import type { ScopeAction } from './scope-actions'
import { scopeTexts } from './scope-texts'

const EditScopeDialog = lazy(async () => ({
  default: (await import('./writing/EditScopeDialog')).EditScopeDialog,
}))

type Props = {
  scopeId: string
  /** Null where the caller may not see it. */
  scope: Scope | null
  actions: readonly ScopeAction[]
}

/** What can be made here, and changed of the Scope itself. */
export function ScopeActions({ scopeId, scope, actions }: Props) {
  const t = useTexts(scopeTexts)
  const [editing, setEditing] = useState<Scope | null>(null)
  const mayNotEdit = !actions.includes('scope.admin')
    ? t.needAdmin
    : scope === null || !actions.includes('scope.read')
      ? t.needRead
      : null
  return (
    <>
      <ReasonedButton
        variant="outlined"
        disabledReason={mayNotEdit}
        onClick={() => setEditing(scope)}
      >
        {t.editTexts}
      </ReasonedButton>
      <NewScopeButton parent={{ scopeId, title: scope?.title ?? scopeId }} />
      <NewArtifactButton scopeId={scopeId} />
      {editing && (
        <Opened onClose={() => setEditing(null)}>
          <EditScopeDialog scope={editing} onClose={() => setEditing(null)} />
        </Opened>
      )}
    </>
  )
}
