import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Role } from '../../../access/change/plan'
import type { RoleRules } from '../../../access/types'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'
import { useWords } from './use-words'

type Props = {
  roles: readonly Role[]
  rules: RoleRules
  value: Role | ''
  onChange: (role: Role) => void
}

/** The roles that can be granted, each with what it allows: a name alone tells nobody what is given away. */
export function RoleChoice({ roles, rules, value, onChange }: Props) {
  const t = useTexts(changeTexts)
  const { actions: said } = useWords()
  const id = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {t.role}
      </Typography>
      {roles.length === 0 && <Typography variant="body2">{t.noRoles}</Typography>}
      <Box sx={{ border: '1px solid', borderColor: 'line.strong', borderRadius: 1 }}>
        {roles.map((role) => {
          const rule = rules.get(role)
          const below = rule?.below ?? []
          return (
            <Box
              key={role}
              component="label"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                columnGap: 1,
                // The circle stands beside the role's name, also where what it allows takes two lines.
                alignItems: 'start',
                px: 1.25,
                py: 0.75,
                cursor: 'pointer',
                '& + &': { borderTop: '1px solid', borderColor: 'line.strong' },
                '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
                '& input': { accentColor: 'currentcolor', color: 'primary.main', m: 0, mt: '4px' },
              }}
            >
              <input
                type="radio"
                name={id}
                checked={role === value}
                aria-label={role}
                aria-describedby={`${id}-${role}`}
                onChange={() => onChange(role)}
              />
              <Box sx={{ display: { sm: 'flex' }, gap: 1, alignItems: 'baseline' }}>
                <Box component="code" sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>
                  {role}
                </Box>
                <Typography id={`${id}-${role}`} variant="body2" color="textSecondary">
                  {said(rule?.actions ?? [])}
                  {below.length > 0 && t.belowToo(said(below))}
                </Typography>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
