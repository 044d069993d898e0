import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

export type Choice = { label: string; lang?: string; chosen: boolean; onChoose: () => void }
type Props = {
  label: string
  anchor: HTMLElement
  choices: readonly Choice[]
  onClose: () => void
}

/** A menu of which one choice holds. */
export function ChoiceMenu({ label, anchor, choices, onClose }: Props) {
  return (
    <Menu
      open
      // Inside the header, so that it is part of a landmark.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, dense: true } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.label}
          role="menuitemradio"
          aria-checked={choice.chosen}
          selected={choice.chosen}
          lang={choice.lang}
          onClick={() => {
            choice.onChoose()
            onClose()
          }}
        >
          <span aria-hidden="true" style={{ width: 20 }}>
            {choice.chosen ? '✓' : ''}
          </span>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
