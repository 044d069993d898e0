import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Side } from '../../lib/diff/comparison'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { useDiffPreferences, useSetDiffPreference } from './preferences'
import { diffTexts } from './texts'

type Props = {
  id: string
  anchor: HTMLElement
  labelledBy: string
  textOf: ((side: Side) => string) | null
  onClose: () => void
}

const SWITCHES = ['showWhitespace', 'ignoreWhitespace', 'wrap', 'keys'] as const

/** How diffs are shown in this browser, and the text of either side to copy. */
export function ViewMenu({ id, anchor, labelledBy, textOf, onClose }: Props) {
  const t = useTexts(diffTexts)
  const setPreference = useSetDiffPreference()
  const preferences = useDiffPreferences()
  const copy = async (side: Side) => {
    onClose()
    if (!textOf) return
    try {
      await navigator.clipboard.writeText(textOf(side))
      announce(side === 'before' ? t.copiedBefore : t.copiedAfter)
    } catch {
      announce(t.copyFailed)
    }
  }
  return (
    <Menu
      id={id}
      open
      // Where the diff is, so that it is part of a landmark.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy, dense: true } }}
    >
      {SWITCHES.map((name) => (
        <MenuItem
          key={name}
          role="menuitemcheckbox"
          aria-checked={preferences[name]}
          onClick={() => setPreference(name, !preferences[name])}
        >
          <span aria-hidden="true" style={{ width: '2.5ch' }}>
            {preferences[name] ? '✓' : ''}
          </span>
          <ListItemText>{t.switches[name]}</ListItemText>
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem disabled={!textOf} onClick={() => void copy('before')}>
        <ListItemText sx={{ pl: '2.5ch' }}>{t.copyBefore}</ListItemText>
      </MenuItem>
      <MenuItem disabled={!textOf} onClick={() => void copy('after')}>
        <ListItemText sx={{ pl: '2.5ch' }}>{t.copyAfter}</ListItemText>
      </MenuItem>
    </Menu>
  )
}
