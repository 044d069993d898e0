import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

type Props = {
  text: string
  /** What the two buttons are called; the text alone would not tell what a press does. */
  removeLabel: string
  changeLabel: string
  onRemove: () => void
  /** Null where its value cannot be changed: then the whole chip takes it away. */
  onChange: (() => void) | null
}

/** A filter that stands in the address: its text leads to where it is changed, its cross and the keys that delete take it away. */
export function FilterChip({ text, removeLabel, changeLabel, onRemove, onChange }: Props) {
  const onKeyUp = (event: { key: string }) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
  }
  const cross = (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d="M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z" />
    </svg>
  )
  if (!onChange) {
    return (
      <Root>
        <ButtonBase aria-label={removeLabel} title={text} onClick={onRemove} onKeyUp={onKeyUp}>
          <span>{text}</span>
          {cross}
        </ButtonBase>
      </Root>
    )
  }
  return (
    <Root>
      <ButtonBase aria-label={changeLabel} title={text} onClick={onChange} onKeyUp={onKeyUp}>
        <span>{text}</span>
      </ButtonBase>
      <ButtonBase aria-label={removeLabel} onClick={onRemove} onKeyUp={onKeyUp}>
        {cross}
      </ButtonBase>
    </Root>
  )
}

const Root = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'inline-flex',
    maxWidth: 'min(320px, 100%)',
    // One chip leaves the controls of a wide window in one line, however long its value is.
    [theme.breakpoints.up('lg')]: { maxWidth: 232 },
    height: 28,
    border: `1px solid ${theme.vars?.palette.Chip.defaultBorder ?? palette.line.strong}`,
    borderRadius: 6,
    overflow: 'hidden',
    color: palette.text.primary,
    '& button': {
      minWidth: 24,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
    },
    '& button:hover': { backgroundColor: palette.action.hover },
    '& button:focus-visible': { outlineOffset: -2 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', padding: '0 7px' },
    '& svg': { flex: 'none', opacity: 0.4 },
    '& span + svg': { margin: '0 3px 0 -4px' },
  }
})
