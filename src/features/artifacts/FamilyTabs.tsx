import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { artifactsTexts } from './texts'

type Props = {
  scopeId: string
  family: string
  families: readonly string[]
  /** Id of the panel that the current tab opens. */
  panelId: string
}

/** The families as tabs; each is a link, so that it can be opened elsewhere and sent on. */
export function FamilyTabs({ scopeId, family, families, panelId }: Props) {
  const t = useTexts(artifactsTexts)
  return (
    <Tabs
      value={families.includes(family) && family}
      aria-label={t.families}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ mb: 1.5, borderBottom: '1px solid', borderColor: 'line.main' }}
    >
      {families.map((name) => (
        <Tab
          key={name}
          value={name}
          label={name}
          id={`${panelId}-${name}`}
          aria-controls={name === family ? panelId : undefined}
          component={RouterLink}
          to={paths.artifacts(scopeId, name)}
        />
      ))}
    </Tabs>
  )
}
