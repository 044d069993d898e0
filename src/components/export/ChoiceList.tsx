import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type Props<T extends string> = {
  legend: string
  value: T
  choices: readonly { value: T; label: string; help: string }[]
  disabled: boolean
  onChange: (value: T) => void
}

/** A few choices that exclude each other, each with what it means. */
export function ChoiceList<T extends string>(props: Props<T>) {
  const { legend, value, choices, disabled, onChange } = props
  const id = useId()
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {legend}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              columnGap: 1,
              alignItems: 'start',
              p: 1.25,
              border: '1px solid',
              borderColor: choice.value === value ? 'primary.main' : 'line.strong',
              borderRadius: 1,
              cursor: 'pointer',
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
              '& input': { accentColor: 'currentcolor', color: 'primary.main', mt: '3px' },
            }}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-describedby={`${id}-${choice.value}`}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {choice.label}
              </Typography>
              <Typography
                component="span"
                id={`${id}-${choice.value}`}
                variant="body2"
                color="textSecondary"
              >
                {choice.help}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
