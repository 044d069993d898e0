import Box from '@mui/material/Box'
import type { Binding } from '../../../api/contract/access'
import { exactTime } from '../../../lib/date/stamp'
import { usePrincipalNames, withId } from '../../../names/use-principal-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { changeTexts } from './texts'
import { useWords } from './use-words'

/** A binding as a short list: who holds what, until when, by whom and why. */
export function BindingFacts({ binding }: { binding: Binding }) {
  const t = useTexts(changeTexts)
  const nameOf = usePrincipalNames()
  const { who, place } = useWords()
  const { subject, role, resource, expires_at: end, granted_by: granter, reason } = binding
  const facts: (readonly [string, string])[] = [
    [t.who, withId(subject, nameOf(subject))],
    [t.role, role],
    [t.on, place(resource)],
    [t.ends, end ? exactTime(end, 'local') : t.noEnd],
    [t.grantedBy, who(granter)],
    ...(reason ? [[t.reasonGiven, reason] as const] : []),
  ]
  return (
    <Box
      component="dl"
      aria-label={t.binding}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.25,
        fontSize: '0.875rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <WholeTimes text={value} />
          </dd>
        </Box>
      ))}
    </Box>
  )
}
