import Box from '@mui/material/Box'
import { useTexts } from '../../ui/language'
import type { ScopeAction } from './scope-actions'
import { scopesTexts } from './texts'

type Props = {
  actions: readonly ScopeAction[]
  /** The Scope can be seen in some way, but not read: told beside the actions. */
  noReadingRole: boolean
}

const chip = {
  display: 'inline-block',
  px: 0.625,
  borderRadius: 0.75,
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
} as const

/** What the caller may do on a Scope, in words; administering stands out as it decides about the rest. */
export function AuthorityChips({ actions, noReadingRole }: Props) {
  const t = useTexts(scopesTexts)
  if (actions.length === 0 && !noReadingRole) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t.noAuthority}
      </Box>
    )
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap', my: 0.25 }}>
      {actions.map((action) => (
        <Box
          component="span"
          key={action}
          sx={[
            chip,
            action === 'scope.admin'
              ? { bgcolor: 'primary.soft', color: 'primary.main' }
              : { bgcolor: 'neutral.soft', color: 'text.primary' },
          ]}
        >
          {t.actions[action]}
        </Box>
      ))}
      {noReadingRole && (
        <Box
          component="span"
          sx={[chip, { outline: '1px dashed', outlineColor: 'line.strong', outlineOffset: -1 }]}
        >
          {t.noReadingRole}
        </Box>
      )}
    </Box>
  )
}
