import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { COLUMN_NAMES, type CellName } from './cell-fields'
import { ALWAYS, type ColumnChoice } from './columns'
import { tableTexts } from './table-texts'

type Props = {
  shown: readonly CellName[]
  choice: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
}

/** Which columns the table has: a switch for each that may be missing. */
export function ColumnList({ shown, choice, onChoose }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(tableTexts)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {COLUMN_NAMES.map((name) =>
        name === 'time' || ALWAYS.includes(name) ? null : (
          <FormControlLabel
            key={name}
            control={
              <Switch
                size="small"
                checked={shown.includes(name)}
                onChange={(_, on) => onChoose({ ...choice, [name]: on })}
              />
            }
            label={t.columns[name]}
            sx={{ mx: 0, gap: 0.5 }}
          />
        ),
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => onChoose({})}>
          {words.asUsual}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {words.columnsHelp}
        </Typography>
      </Box>
    </Box>
  )
}
