import { lazy, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { isAskable, type IdKind } from '../api/contract/askable'
import { PageHeader } from '../components/PageHeader'
import { sharedTexts } from '../components/shared-texts'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

const IdRule = lazy(async () => ({ default: (await import('../components/IdRule')).IdRule }))

/** The ids that an address can hold, by their names in the route table. */
const KINDS = {
  scopeId: 'scope',
  family: 'family',
  artifactId: 'artifact',
  promptKey: 'prompt',
  sourceType: 'sourceType',
  sourceId: 'source',
  id: 'principal',
} as const satisfies Record<string, IdKind>

/** Around each screen: an address with an id that cannot exist says so, and the screen with its requests never begins. */
export function AskableAddress({ children }: { children: ReactNode }) {
  const t = useTexts(appTexts)
  const shared = useTexts(sharedTexts)
  const params: Partial<Record<string, string>> = useParams()
  const ids = Object.entries(KINDS).map(([name, kind]) => ({ kind, id: params[name] ?? null }))
  const bad = ids.find(({ kind, id }) => id !== null && !isAskable(kind, id))
  if (!bad) return children
  return (
    <>
      <PageHeader title={shared.impossibleId} crumbs={[{ label: t.scopes, to: paths.scopes() }]} />
      <IdRule kind={bad.kind} id={bad.id ?? ''} />
    </>
  )
}
