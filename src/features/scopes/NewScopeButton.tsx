import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Opened } from '../../components/Opened'
import { deploymentQuery } from '../../api/queries/access'
import { ReasonedButton } from '../../components/ReasonedButton'
import { useAccessMode } from '../../components/use-access-mode'
import { useTexts } from '../../ui/language'
import { scopesTexts } from './texts'

const NewScopeDialog = lazy(async () => ({
  default: (await import('./writing/NewScopeDialog')).NewScopeDialog,
}))

/** @param parent the Scope below which the new one stands; null for one at the top */
type Props = { parent: { scopeId: string; title: string } | null }

/** Opens the dialog that makes a Scope, which only an administrator of the server can (contract §4.1). */
export function NewScopeButton({ parent }: Props) {
  const t = useTexts(scopesTexts)
  const enforced = useAccessMode() === 'enforced'
  const server = useQuery({ ...deploymentQuery('server.admin'), enabled: enforced })
  const [open, setOpen] = useState(false)
  const reason = !enforced || server.isError || server.data ? null : t.needServerAdmin
  return (
    <>
      <ReasonedButton
        variant="outlined"
        disabledReason={enforced && server.isPending ? t.checkingRole : reason}
        onClick={() => setOpen(true)}
      >
        {parent ? t.newBelow : t.newScope}
      </ReasonedButton>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <NewScopeDialog parent={parent} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  )
}
