import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { requestTexts } from '../../../components/requests/request-texts'
import { auditTexts } from '../texts'
import type { ChosenColumns } from './use-columns'
import { tableTexts } from './table-texts'

type Props<N extends string> = Pick<ChosenColumns<N>, 'rules' | 'columns' | 'choice' | 'choose'>

/** Which columns the table has: a switch for each that may be missing. */
export function ColumnList<N extends string>(props: Props<N>) {
  const { rules, columns, choice, choose } = props
  const words = { ...useTexts(auditTexts).columns, ...useTexts(requestTexts).columns }
  const t = useTexts(tableTexts)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {rules.names.map((name) =>
        name === 'time' || rules.always.includes(name) ? null : (
          <FormControlLabel
            key={name}
            control={
              <Switch
                size="small"
                checked={columns.includes(name)}
                onChange={(_, on) => choose({ ...choice, [name]: on })}
              />
            }
            label={words[name as Exclude<keyof typeof words, 'time'>]}
            sx={{ mx: 0, gap: 0.5 }}
          />
        ),
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => choose({})}>
          {t.asUsual}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {t.columnsHelp}
        </Typography>
      </Box>
    </Box>
  )
}
