import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link as RouterLink } from 'react-router'
import { useSiblings } from './use-siblings'

type Props = { label: string; anchor: HTMLElement; onClose: () => void }

/** Leads to the others of a list. */
export function SiblingsMenu({ label, anchor, onClose }: Props) {
  return (
    <Menu
      open
      // Inside the header, so that it is part of a landmark.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': label, dense: true },
        paper: { sx: { maxHeight: 'min(480px, 80vh)', maxWidth: 'min(480px, 90vw)' } },
      }}
    >
      {useSiblings().map(({ to, name }) => (
        <MenuItem key={to} component={RouterLink} to={to} onClick={onClose} title={name}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
