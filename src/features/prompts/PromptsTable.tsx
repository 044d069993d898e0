import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTexts } from '../../ui/language'
import type { PromptRow } from './prompt-rows'
import { promptsTable as layout } from './prompts-table-layout'
import { PromptsTableRow } from './PromptsTableRow'
import { promptsTexts } from './texts'

type Props = {
  scopeId: string
  rows: readonly PromptRow[]
  /** Whether the answer for this key is still awaited. */
  isLoading: (key: string) => boolean
}

/** The table "Prompts". Its roles are written out: some browsers take them from a table that is laid out as cards. */
export function PromptsTable({ scopeId, rows, isLoading }: Props) {
  const t = useTexts(promptsTexts)
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table size="small" role="table" aria-label={t.prompts} sx={layout.table}>
        <TableHead role="rowgroup" sx={layout.head}>
          <TableRow role="row">
            <TableCell role="columnheader" sx={layout.key}>
              {t.key}
            </TableCell>
            <TableCell role="columnheader" sx={layout.mode}>
              {t.mode}
            </TableCell>
            <TableCell role="columnheader" sx={layout.saved}>
              {t.savedRevision}
            </TableCell>
            <TableCell role="columnheader">{t.status}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map(({ key, ...row }) => (
            <PromptsTableRow
              key={key}
              promptKey={key}
              scopeId={scopeId}
              {...row}
              isLoading={isLoading(key)}
            />
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
