import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import type { Side } from '../../lib/diff/comparison'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { setDiffPreference, useDiffPreferences } from './preferences'
import { diffTexts } from './texts'

type Props = { textOf: ((side: Side) => string) | null }

const SWITCHES = ['showWhitespace', 'ignoreWhitespace', 'wrap', 'keys'] as const

/** How diffs are shown in this browser, and the text of either side to copy. */
export function ViewOptions({ textOf }: Props) {
  const t = useTexts(diffTexts)
  const preferences = useDiffPreferences()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const buttonId = useId()
  const menuId = useId()
  const copy = async (side: Side) => {
    setAnchor(null)
    if (!textOf) return
    try {
      await navigator.clipboard.writeText(textOf(side))
      announce(side === 'before' ? t.copiedBefore : t.copiedAfter)
    } catch {
      announce(t.copyFailed)
    }
  }
  return (
    <>
      <button
        type="button"
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={t.options}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {anchor !== null && (
        <Menu
          id={menuId}
          open
          // Where the diff is, so that it is part of a landmark.
          disablePortal
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': buttonId, dense: true } }}
        >
          {SWITCHES.map((name) => (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={preferences[name]}
              onClick={() => setDiffPreference(name, !preferences[name])}
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
      )}
    </>
  )
}
