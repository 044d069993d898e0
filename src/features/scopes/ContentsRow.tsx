import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Link as RouterLink } from 'react-router'
import { failureWords, saidOf } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import type { Amount, ScopeList } from './scope-lists'
import { scopeTexts } from './scope-texts'

type Props = {
  label: string
  to: string
  /** Undefined where the console knows of no such family. */
  list: ScopeList | undefined
  /** null: nobody knows. */
  amount: Amount | null
  help: string
}

/** A family by its name, how many Artifacts there are where that is known, and what they are. */
export function ContentsRow({ label, to, list, amount, help }: Props) {
  const t = useTexts(scopeTexts)
  const shared = useTexts(sharedTexts)
  const error = list?.error ?? null
  return (
    <Box component="li" sx={row}>
      <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
        {label}
      </Link>
      <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {amount && (
          <>
            {t.count(amount.count, amount.hasMore)}
            <Box component="span" sx={visuallyHidden}>
              {' '}
              {t.artifacts}
            </Box>
          </>
        )}
      </Box>
      <Box sx={[about, error !== null && { color: 'warning.main' }]}>
        {error ? t.unlisted(saidOf(error, shared) ?? failureWords(error, shared).title) : help}
      </Box>
    </Box>
  )
}

const row = {
  position: 'relative',
  px: 2,
  py: 0.875,
  display: 'grid',
  // The number has its place before it is known: nothing moves when it comes.
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 56px', sm: '132px 48px minmax(0, 1fr)' },
  columnGap: 2,
  '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'line.main' },
  '&:hover': { bgcolor: 'action.hover' },
  // The whole row leads where its link leads.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const
const about = {
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: '21px',
} as const
