import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { scopeQuery } from '../../../api/queries/scopes'
import { useAccessMode } from '../../../components/use-access-mode'
import { randomId } from '../../../lib/random-id'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { ScopeTextDialog } from './ScopeTextDialog'
import { writingTexts } from './texts'
import { createScope } from './write-scope'

/** @param parent the Scope below which the new one stands; null for one at the top */
type Props = { parent: { scopeId: string; title: string } | null; onClose: () => void }

/** Makes a Scope, and leads to it. */
export function NewScopeDialog({ parent, onClose }: Props) {
  const t = useTexts(writingTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const enforced = useAccessMode() === 'enforced'
  // One key for all presses of this dialog, so that they make one Scope.
  const [idempotencyKey] = useState(randomId)
  return (
    <ScopeTextDialog
      title={t.newScope}
      initial={NOTHING}
      submitLabel={t.create}
      send={(text) =>
        createScope({
          ...text,
          ...(parent && { parent_scope_id: parent.scopeId }),
          idempotency_key: idempotencyKey,
        })
      }
      onDone={(scope) => {
        // It is known whole from its answer. The creator may hold no role that would read it.
        client.setQueryData(scopeQuery(scope.scope_id).queryKey, scope)
        void navigate(paths.scope(scope.scope_id))
      }}
      onClose={onClose}
    >
      {parent ? t.below(parent.title) : t.atTop} {enforced && t.noRole}
    </ScopeTextDialog>
  )
}

const NOTHING = { title: '', summary: '' }
