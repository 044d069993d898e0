import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import { DraftLink } from '../../components/DraftLink'
import { failureWords } from '../../components/failure-words'
import { ModeChip } from '../../components/ModeChip'
import { sharedTexts } from '../../components/shared-texts'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import type { PromptRow } from './prompt-rows'
import { promptsTable as layout } from './prompts-table-layout'
import { PromptStatus } from './PromptStatus'
import { promptsTexts } from './texts'

type Props = Omit<PromptRow, 'key'> & { scopeId: string; promptKey: string; isLoading: boolean }

/**
 * Shows one key: what runs, what is saved, and whether the server can honour it. The server may answer for each key by itself:
 * `memo` keeps such an answer from drawing the other rows.
 */
export const PromptsTableRow = memo(function PromptsTableRow(props: Props) {
  const t = useTexts(promptsTexts)
  const shared = useTexts(sharedTexts)
  const { scopeId, promptKey: key, mode, savedRevision, status, reason, error, isLoading } = props
  return (
    <TableRow role="row" hover sx={layout.row}>
      <TableCell component="th" scope="row" role="rowheader" sx={layout.key}>
        <Link
          component={RouterLink}
          to={paths.prompt(scopeId, key)}
          sx={{ fontFamily: fonts.mono, fontSize: '0.8125rem', fontWeight: 600 }}
        >
          {key}
        </Link>
      </TableCell>
      <TableCell role="cell" sx={layout.mode}>
        {mode ? <ModeChip mode={mode} /> : isLoading ? <Skeleton width={56} /> : t.unknownMode}
      </TableCell>
      <TableCell role="cell" sx={layout.saved}>
        {savedRevision === null ? (
          <Typography variant="inherit" component="span" color="textSecondary">
            {t.nothingSaved}
          </Typography>
        ) : (
          <Link
            component={RouterLink}
            to={paths.history(scopeId, 'prompt', key)}
            aria-label={t.revisionHistory(key, savedRevision)}
            sx={{ fontFamily: fonts.mono }}
          >
            {t.revision(savedRevision)}
          </Link>
        )}
      </TableCell>
      <TableCell role="cell" sx={layout.status}>
        <DraftLink target={{ scopeId, family: 'prompt', artifactId: key }} />
        {error ? (
          t.failed(failureWords(error, shared).title)
        ) : status ? (
          <PromptStatus status={status} reason={reason} />
        ) : (
          isLoading && <Skeleton width={120} sx={{ display: 'inline-block' }} />
        )}
      </TableCell>
    </TableRow>
  )
})
