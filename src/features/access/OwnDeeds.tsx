import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { authorityQuery } from '../../api/queries/access'
import type { Action } from '../../api/contract/access'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { deedsOn } from './deeds'
import { accessTexts } from './texts'
import { whyTexts } from './why-texts'

type ScopeAction = Extract<Action, `scope.${string}`>
const isOfScope = (action: Action): action is ScopeAction => action.startsWith('scope.')

/** What the caller may do on a Scope whose bindings they may not list. The server says it of the caller alone, unaudited (contract §3.1). */
export function OwnDeeds({ scopeId, name }: { scopeId: string; name: string }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const deeds = deedsOn({ type: 'scope', scope_id: scopeId })
  const actions = [...new Set(deeds.map(({ action }) => action))].filter(isOfScope)
  const answers = useQueries({ queries: actions.map((action) => authorityQuery(action)) })
  if (answers.some(({ data }) => data === undefined)) return null
  const held = actions.filter((_, index) => answers[index]?.data?.scopeIds.has(scopeId))
  const may = deeds.filter(({ action }) => isOfScope(action) && held.includes(action))
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={t.you(name)}>
        {may.length === 0 ? t.youNothing : w.list(may.map((deed) => w.deeds[deed.name]))}
      </Panel>
    </Box>
  )
}
