import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isAskable, type IdKind } from '../api/contract/askable'
import { IdText } from '../components/IdText'
import { PageHeader } from '../components/PageHeader'
import { sharedTexts } from '../components/shared-texts'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

/** The ids that an address can hold, by their names in the route table. */
const KINDS = {
  scopeId: 'scope',
  family: 'family',
  artifactId: 'artifact',
  promptKey: 'prompt',
} as const satisfies Record<string, IdKind>

/** Longest piece of an impossible id that is shown. */
const SHOWN_MAX = 256

/** Around each screen: an address with an id that cannot exist says so, and the screen with its requests never begins. */
export function AskableAddress({ children }: { children: ReactNode }) {
  const t = useTexts(appTexts)
  const { ids } = useTexts(sharedTexts)
  const params: Partial<Record<string, string>> = useParams()
  const bad = Object.entries(KINDS).find(
    ([name, kind]) => params[name] !== undefined && !isAskable(kind, params[name]),
  )
  if (!bad) return children
  const [name, kind] = bad
  const id = params[name] ?? ''
  return (
    <>
      <PageHeader title={ids.title} crumbs={[{ label: t.scopes, to: paths.scopes() }]} />
      <Typography sx={{ maxWidth: '80ch' }}>
        {ids.names[kind]}{' '}
        <IdText id={id.length > SHOWN_MAX ? `${id.slice(0, SHOWN_MAX)}…` : id} whole />
      </Typography>
      <Typography sx={{ maxWidth: '80ch' }}>
        {ids.rules[kind]} {ids.nothingSent}
      </Typography>
    </>
  )
}
