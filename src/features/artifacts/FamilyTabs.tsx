import Box from '@mui/material/Box'
import { TabList } from '../../components/TabList'
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
    <Box sx={{ mb: 1.5, borderBottom: '1px solid', borderColor: 'line.main' }}>
      <TabList
        label={t.families}
        panelId={panelId}
        open={family}
        tabs={families.map((name) => ({
          name,
          label: name,
          to: paths.artifacts(scopeId, name),
        }))}
      />
    </Box>
  )
}
