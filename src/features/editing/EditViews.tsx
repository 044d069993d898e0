import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { TabList, tabId } from '../../components/TabList'
import { useTexts } from '../../ui/language'
import { FormView } from './FormView'
import { JsonEditor } from './JsonEditor'
import { editTexts } from './texts'

const PANEL_ID = 'edit-view'

export type EditTab = 'form' | 'json'

type Props = { tab: EditTab; hasForm: boolean; onTab: (tab: EditTab) => void }

/** The two views of one draft. */
export function EditViews({ tab, hasForm, onTab }: Props) {
  const t = useTexts(editTexts)
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ px: 1, borderBottom: '1px solid', borderColor: 'line.main' }}>
        <TabList
          label={t.views}
          panelId={PANEL_ID}
          open={tab}
          tabs={[...(hasForm ? (['form'] as const) : []), 'json' as const].map((name) => ({
            name,
            label: t[name],
            onClick: () => onTab(name),
          }))}
        />
      </Box>
      <Box
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={tabId(PANEL_ID, tab)}
        sx={{ p: 2, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {tab === 'json' ? <JsonEditor /> : <FormView />}
      </Box>
    </Paper>
  )
}
