import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterEvents, mostFrequent, type Lately } from '../../../access/uses/lately'
import type { Binding } from '../../../api/contract/access'
import { keys } from '../../../api/queries/keys'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { LastUseWords } from '../uses/LastUseWords'
import { UsesPanel } from '../uses/UsesPanel'
import { changeTexts } from './texts'

type Props = {
  binding: Binding
  /** The resource whose audit is read. */
  resource: Shown['resource']
}

/** Shows what a binding was used for lately, by operation. A press reads it, and it stays for the visit. */
export function LatelyUsed({ binding, resource }: Props) {
  const t = useTexts(changeTexts)
  const client = useQueryClient()
  const queryKey = keys.uses('lately', binding.binding_id)
  const { data: lately = null } = useQuery<Lately | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
  })
  const operations = lately ? mostFrequent(lately) : []
  return (
    <Box sx={{ display: 'grid', gap: 0.75, fontSize: '0.875rem' }}>
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <LastUseWords uses={lately?.uses ?? null} binding={binding} />
      </Box>
      {operations.length > 0 && <Typography variant="body2">{t.usedFor(operations)}</Typography>}
      <UsesPanel
        resources={[resource]}
        subject={binding.subject}
        wanted={[binding]}
        uses={lately?.uses ?? null}
        ask={t.askUses}
        onUses={(uses, events) =>
          client.setQueryData<Lately | null>(queryKey, (before) =>
            afterEvents(before ?? null, uses, events, binding.binding_id),
          )
        }
      />
    </Box>
  )
}
