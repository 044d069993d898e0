import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

type Props = { text: string; label: string; onRemove: () => void }

/** A filter that stands in the address: a press takes it away, and so do the keys that delete. */
export const FilterChip = ({ text, label, onRemove }: Props) => (
  <Root
    aria-label={label}
    title={text}
    onClick={onRemove}
    onKeyUp={(event) => {
      if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    }}
  >
    <span>{text}</span>
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d="M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z" />
    </svg>
  </Root>
)

const Root = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    maxWidth: 320,
    height: 24,
    border: `1px solid ${theme.vars?.palette.Chip.defaultBorder ?? palette.line.strong}`,
    borderRadius: 6,
    color: palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: palette.action.hover },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', padding: '0 7px' },
    '& > svg': { flex: 'none', margin: '0 3px 0 -4px', opacity: 0.26 },
    '& > svg:hover': { opacity: 0.4 },
  }
})
