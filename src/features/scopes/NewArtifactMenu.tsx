import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link as RouterLink } from 'react-router'
import { familyWords, wordsOf } from '../../families/words'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

type Props = {
  scopeId: string
  families: readonly string[]
  anchor: HTMLElement
  onClose: () => void
}

/** Leads to the form of each family, with what its Artifacts are. */
export function NewArtifactMenu({ scopeId, families, anchor, onClose }: Props) {
  const t = useTexts(scopeTexts)
  const words = useTexts(familyWords)
  return (
    <Menu
      open
      // Inside the header, so that it is part of a landmark.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t.newArtifact, dense: true } }}
    >
      {families.map((family) => (
        <MenuItem
          key={family}
          component={RouterLink}
          to={paths.create(scopeId, family)}
          onClick={onClose}
          sx={{ whiteSpace: 'normal', maxWidth: 'min(420px, 90vw)' }}
        >
          <ListItemText primary={family} secondary={wordsOf(words, family).about} />
        </MenuItem>
      ))}
    </Menu>
  )
}
