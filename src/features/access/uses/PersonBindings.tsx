import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import type { Subject } from '../../../access/types'
import type { Uses } from '../../../access/uses/uses'
import type { Binding } from '../../../api/contract/access'
import { keys } from '../../../api/queries/keys'
import { useTexts } from '../../../ui/language'
import { BindingsTable } from '../BindingsTable'
import type { BindingRow, Shown } from '../shown'
import { accessTexts } from '../texts'

// The reader has to press for this, so the page's first code does not hold it.
const UsesPanel = lazy(async () => ({ default: (await import('./UsesPanel')).UsesPanel }))
const LastUseWords = lazy(async () => ({ default: (await import('./LastUseWords')).LastUseWords }))

type Props = { principal: Subject; shown: Shown; rows: readonly BindingRow[] }

/** The bindings of one principal, and when each was last used. What was read of that stays for the visit. */
export function PersonBindings({ principal, shown, rows }: Props) {
  const t = useTexts(accessTexts)
  const client = useQueryClient()
  const queryKey = keys.uses(shown.param, principal.type, principal.id)
  const { data: uses = null } = useQuery<Uses | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
  })
  const isNow = shown.asOf === null
  // The same for the rows until something was read.
  const lastUseOf = useCallback(
    (binding: Binding) =>
      isNow &&
      uses && (
        <Suspense fallback={null}>
          <LastUseWords uses={uses} binding={binding} />
        </Suspense>
      ),
    [isNow, uses],
  )
  return (
    <>
      <BindingsTable label={t.bindings} shown={shown} rows={rows} lastUseOf={lastUseOf} />
      {/* Below the table, which would move when its code comes. */}
      {isNow && (
        <Box sx={{ mt: 1.5 }}>
          <Suspense fallback={null}>
            <UsesPanel
              resources={[shown.resource]}
              subject={principal}
              wanted={rows.map(({ binding }) => binding)}
              uses={uses}
              onUses={(next) => client.setQueryData(queryKey, next)}
            />
          </Suspense>
        </Box>
      )}
    </>
  )
}
