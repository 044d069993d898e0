import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTexts } from '../../ui/language'
import { FormView } from './FormView'
import { JsonEditor } from './JsonEditor'
import { editTexts } from './texts'

export type EditTab = 'form' | 'json'

type Props = { tab: EditTab; hasForm: boolean; onTab: (tab: EditTab) => void }

/** The two views of one draft. */
export function EditViews({ tab, hasForm, onTab }: Props) {
  const t = useTexts(editTexts)
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        onChange={(_event, value: EditTab) => onTab(value)}
        aria-label={t.views}
        sx={{ px: 1, borderBottom: '1px solid', borderColor: 'line.main' }}
      >
        {hasForm && (
          <Tab value="form" label={t.form} id="edit-tab-form" aria-controls="edit-view" />
        )}
        <Tab value="json" label={t.json} id="edit-tab-json" aria-controls="edit-view" />
      </Tabs>
      <Box
        role="tabpanel"
        id="edit-view"
        aria-labelledby={`edit-tab-${tab}`}
        sx={{ p: 2, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {tab === 'json' ? <JsonEditor /> : <FormView />}
      </Box>
    </Paper>
  )
}
