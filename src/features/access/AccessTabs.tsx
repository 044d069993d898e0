import Box from '@mui/material/Box'
import { memo } from 'react'
import { TabList } from '../../components/TabList'
import { useSearchLink } from '../../routing/use-search-link'
import { useTexts } from '../../ui/language'
import type { AccessFilters } from './access-search'
import { accessTexts } from './texts'

type ViewName = NonNullable<AccessFilters['view']>
type Props = {
  view: ViewName
  panelId: string
  /** The fourth tab: the review of now, or what was gained and lost since a past instant. */
  further: ViewName
}

/** The views of Access as tabs. Each tab is a link that keeps the resource and the instant of the address. */
export const AccessTabs = memo(function AccessTabs({ view, panelId, further }: Props) {
  const t = useTexts(accessTexts)
  const searchLink = useSearchLink()
  const names: ViewName[] = ['bindings', 'people', 'who', further]
  return (
    // As wide as the longest name at least: what does not fit beside them goes below.
    <Box sx={{ flex: '1 1 176px', minWidth: 0 }}>
      <TabList
        label={t.views}
        panelId={panelId}
        open={view}
        tabs={names.map((name) => ({
          name,
          label: t[name],
          ...searchLink({ view: name === 'bindings' ? null : name }, { preventScrollReset: true }),
        }))}
      />
    </Box>
  )
})
