import { useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../../api/queries/access'
import { EmptyState } from '../../components/EmptyState'
import { LoadingRows } from '../../components/LoadingRows'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { WhyNot } from '../../components/why-not/WhyNot'
import { useScopeName } from '../../names/use-scope-name'
import { useTexts } from '../../ui/language'
import type { View } from './access-view'
import { OwnDeeds } from './OwnDeeds'
import { accessTexts } from './texts'

/** Why no bindings are shown, and which role would help. Only the Scope's title, where it is not known, costs an audited call. */
export function Refused({ view }: { view: Exclude<View, { kind: 'read' }> }) {
  const t = useTexts(accessTexts)
  const scopeId = view.kind === 'not-server' ? null : view.scopeId
  useReadScopeNames(scopeId === null ? [] : [scopeId])
  const name = useScopeName(scopeId ?? '') ?? scopeId ?? ''
  return (
    <>
      {view.kind === 'not-server' && <EmptyState title={t.notServer}>{t.notServerHelp}</EmptyState>}
      {view.kind === 'not-scope' && (
        <EmptyState title={t.notScope}>{t.notScopeHelp(name)}</EmptyState>
      )}
      {view.kind === 'nothing' && <Nothing />}
      <WhyNot
        scopeId={scopeId}
        asks={[{ action: scopeId === null ? 'server.admin' : 'scope.admin', doing: t.seeBindings }]}
      />
      {scopeId !== null && <OwnDeeds scopeId={scopeId} name={name} />}
    </>
  )
}

function Nothing() {
  const t = useTexts(accessTexts)
  const { data, isPending } = useQuery(authorityQuery('scope.read'))
  if (isPending) return <LoadingRows rows={3} />
  return <EmptyState title={t.nothing}>{t.nothingHelp(data?.scopeIds.size ?? 0)}</EmptyState>
}
