import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { memo, type Ref } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { useTexts } from '../../ui/language'
import { artifactsTable as layout } from './artifacts-table-layout'
import { ArtifactsTableRow } from './ArtifactsTableRow'
import { artifactsTexts } from './texts'

type Props = {
  items: readonly ArtifactItem[]
  body: Ref<HTMLTableSectionElement>
  hasTimes: boolean
  hasSources: boolean
}

/** The table "Artifacts". Narrow screens drop columns: the id and the time then stand below the name. */
export const ArtifactsTable = memo(function ArtifactsTable(props: Props) {
  const { items, body, hasTimes, hasSources } = props
  const t = useTexts(artifactsTexts)
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table aria-label={t.artifacts} sx={layout.table}>
        <TableHead>
          <TableRow>
            <TableCell sx={layout.name}>{t.name}</TableCell>
            <TableCell sx={layout.revision}>{t.revision}</TableCell>
            {hasTimes && <TableCell sx={layout.committed}>{t.committed}</TableCell>}
            {hasSources && <TableCell sx={layout.sources}>{t.sources}</TableCell>}
            <TableCell sx={layout.digest}>{t.digest}</TableCell>
            <TableCell sx={layout.id}>{t.id}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {items.map((item) => (
            <ArtifactsTableRow
              key={item.artifact_id}
              item={item}
              hasTimes={hasTimes}
              hasSources={hasSources}
            />
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
})
