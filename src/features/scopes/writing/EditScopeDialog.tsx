import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Scope } from '../../../api/contract/scopes'
import { scopeQuery } from '../../../api/queries/scopes'
import { useTexts } from '../../../ui/language'
import { ScopeTextDialog } from './ScopeTextDialog'
import { writingTexts } from './texts'
import { changeScope, ScopeMoved } from './write-scope'

/** Changes title and summary of the version of a Scope that was seen; after a conflict, of the one that is there then. */
export function EditScopeDialog({ scope, onClose }: { scope: Scope; onClose: () => void }) {
  const t = useTexts(writingTexts)
  const client = useQueryClient()
  const [seen, setSeen] = useState(scope)
  return (
    <ScopeTextDialog
      title={t.editScope}
      initial={seen}
      submitLabel={t.save}
      send={async (text) => {
        try {
          return await changeScope(seen, text, client)
        } catch (error) {
          if (error instanceof ScopeMoved) setSeen(error.scope)
          throw error
        }
      }}
      onDone={(changed) => {
        client.setQueryData(scopeQuery(changed.scope_id).queryKey, changed)
        onClose()
      }}
      onClose={onClose}
    >
      {t.onVersion(seen.version)}
    </ScopeTextDialog>
  )
}
