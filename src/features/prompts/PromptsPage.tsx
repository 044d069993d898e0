import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useParams } from 'react-router'
import { EmptyState } from '../../components/EmptyState'
import { failureWords } from '../../components/failure-words'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { LoadMore } from '../../components/LoadMore'
import { ModeChip } from '../../components/ModeChip'
import { PageHeader } from '../../components/PageHeader'
import { sharedTexts } from '../../components/shared-texts'
import { useScopeTitle } from '../../components/use-scope-title'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { failureKey, type PromptRow } from './prompt-rows'
import { PromptStatus } from './PromptStatus'
import { promptsTexts } from './texts'
import { usePromptRows } from './use-prompt-rows'

/** Every Prompt key of the server in this Scope: what runs, what is saved, what the server can honour. */
export function PromptsPage() {
  const t = useTexts(promptsTexts)
  const { scopeId = '' } = useParams()
  const scopeTitle = useScopeTitle(scopeId)
  const shared = useTexts(sharedTexts)
  const { list, undecided, rows, isLoading, failures } = usePromptRows(scopeId)
  const header = (
    <PageHeader
      title={t.prompts}
      crumbs={[
        { label: t.scopes, to: paths.scopes() },
        { label: scopeTitle, to: paths.scope(scopeId) },
      ]}
    >
      {t.intro}
    </PageHeader>
  )
  if (list.error && !list.data) {
    return (
      <>
        {header}
        <FailureState error={list.error} onRetry={() => void list.refetch()} />
      </>
    )
  }
  if (!list.data || undecided) {
    return (
      <>
        {header}
        <LoadingRows rows={12} />
      </>
    )
  }
  if (rows.length === 0) {
    return (
      <>
        {header}
        <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
      </>
    )
  }
  const modeOf = (row: PromptRow) => {
    if (row.mode) return <ModeChip mode={row.mode} />
    return isLoading(row.key) ? <Skeleton width={56} /> : t.unknownMode
  }
  const statusOf = (row: PromptRow) => {
    if (row.error) return t.failed(failureWords(row.error, shared).title)
    if (row.status) return <PromptStatus status={row.status} reason={row.reason} />
    return isLoading(row.key) ? <Skeleton width={120} /> : null
  }
  return (
    <>
      {header}
      {failures.map(({ error, keys, retry }) => (
        <Box key={failureKey(error)} sx={{ mb: 1.5 }}>
          <FailureState
            error={error}
            onRetry={retry}
            title={t.unread(keys.length, failureWords(error, shared).title)}
          />
        </Box>
      ))}
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={t.prompts}
        sx={{
          border: '1px solid',
          borderColor: 'line.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Table size="small" aria-label={t.prompts} sx={table.whole}>
          <TableHead>
            <TableRow>
              <TableCell sx={table.key}>{t.key}</TableCell>
              <TableCell sx={table.mode}>{t.mode}</TableCell>
              <TableCell sx={table.saved}>{t.savedRevision}</TableCell>
              <TableCell>{t.status}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key} hover>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <Link
                    component={RouterLink}
                    to={paths.prompt(scopeId, row.key)}
                    sx={{ fontFamily: fonts.mono, fontWeight: 600 }}
                  >
                    {row.key}
                  </Link>
                </TableCell>
                <TableCell>{modeOf(row)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {row.savedRevision === null ? (
                    <Typography variant="body2" component="span" color="textSecondary">
                      {t.nothingSaved}
                    </Typography>
                  ) : (
                    <Link
                      component={RouterLink}
                      to={paths.history(scopeId, 'prompt', row.key)}
                      aria-label={t.revisionHistory(row.key, row.savedRevision)}
                      sx={{ fontFamily: fonts.mono }}
                    >
                      {t.revision(row.savedRevision)}
                    </Link>
                  )}
                </TableCell>
                <TableCell sx={table.status}>{statusOf(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

/**
 * Widths and heights that no answer changes: each row's mode and status come by themselves, while others are being read.
 * Where the status has no room for one line, every row is as high as two.
 */
const table = {
  whole: { tableLayout: 'fixed', minWidth: 720 },
  key: { width: 240 },
  mode: { width: 96 },
  saved: { width: 128 },
  status: { height: { xs: 56, lg: 36 } },
} as const
