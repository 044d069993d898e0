import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { Opened } from '../../../components/Opened'
import type { Binding } from '../../../api/contract/access'
import { rolesQuery } from '../../../api/queries/roles'
import { prepared } from '../../../components/prepared'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { WhyNot } from '../../../components/why-not/WhyNot'
import { accessRuleOf } from '../../../families/access-rules'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { useListedOn } from '../use-listed-on'
import { auditOf, useMayReadAudits } from '../uses/use-may-read-audit'
import { BindingActions } from './BindingActions'
import type { ChangeRequest } from './change-request'
import type { DoneChange } from './DoneAlert'
import { isGrantedOn } from './granted-on'
import { actionTexts } from './action-texts'
import { ReadingTrap } from './ReadingTrap'
import { useBlocked } from './use-blocked'

const { prepare, Component: ChangeDialog } = prepared(
  async () => (await import('./ChangeDialog')).ChangeDialog,
)

const OwnerLine = lazy(async () => ({ default: (await import('../owner/OwnerLine')).OwnerLine }))

type Props = {
  shown: Shown
  /** What became of the last change: it stands above the table. */
  told: ReactNode
  /** Null when another change begins. */
  onDone: (done: DoneChange | null) => void
  /** Begins the line that "Grant…" ends. */
  tabs: ReactNode
  /** @param actionsOf what can be done with a binding, for its row */
  children: (actionsOf: (binding: Binding) => ReactNode) => ReactNode
}

/** "Grant…" beside the tabs, and what can be done with each binding. */
export function AccessChanges({ shown, told, onDone, tabs, children }: Props) {
  const t = useTexts(actionTexts)
  const blocked = useBlocked(shown)
  const { data: roles } = useQuery(rolesQuery())
  const descriptions = roles ?? []
  const [request, setRequest] = useState<ChangeRequest | null>(null)
  const { resource, rules, bindings, view } = shown
  const listedOn = useListedOn(shown)
  const mayReadAudit = useMayReadAudits([auditOf(resource)])
  const asksOwner =
    shown.asOf === null &&
    mayReadAudit &&
    resource.type === 'artifact' &&
    accessRuleOf(resource.identity.family).ownBindings
  const isGranted = roles?.some((role) => isGrantedOn(role, resource)) ?? true
  const grantBlocked = blocked ?? (isGranted ? null : t.notOnOne)
  const open = useCallback(
    (next: ChangeRequest) => {
      onDone(null)
      setRequest(next)
    },
    [onDone],
  )
  // The same for a table as long as nothing of it changed: a letter typed beside it draws no row anew.
  const actionsOf = useCallback(
    (binding: Binding) => (
      <BindingActions binding={binding} rules={rules} blocked={blocked} onChange={open} />
    ),
    [rules, blocked, open],
  )
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 1,
          mb: 1.5,
          borderBottom: '1px solid',
          borderColor: 'line.main',
        }}
        onPointerEnter={() => void prepare().catch(() => undefined)}
      >
        {tabs}
        {blocked !== null && resource.type !== 'server' && (
          <WhyNot
            scopeId={resource.scope_id}
            asks={[t.grant, t.revoke, t.renew, t.replace].map((doing) => ({
              action: 'scope.admin',
              doing,
            }))}
          />
        )}
        <ReasonedButton
          variant="contained"
          disabledReason={grantBlocked}
          onClick={() => open({ kind: 'grant' })}
        >
          {t.grant}
        </ReasonedButton>
      </Box>
      {told}
      {/* Its code comes with the page: a warning that came after the table would move a row from under a press. */}
      {shown.asOf === null && resource.type === 'scope' && (
        <ReadingTrap shown={shown} blocked={blocked} onChange={open} />
      )}
      {asksOwner && (
        <Suspense fallback={<Box sx={{ minHeight: 32, mb: 1.5 }} />}>
          <OwnerLine shown={shown} artifact={resource} blocked={blocked} onChange={open} />
        </Suspense>
      )}
      {children(actionsOf)}
      {request && (
        <Opened onClose={() => setRequest(null)}>
          <ChangeDialog
            request={request}
            context={{
              known: { bindings, rules, view },
              resource: (request.kind === 'grant' && request.on) || resource,
              listedOn,
              descriptions,
            }}
            onDone={(binding, { kind }) => {
              setRequest(null)
              onDone({ binding, kind })
            }}
            onClose={() => setRequest(null)}
          />
        </Opened>
      )}
    </>
  )
}
