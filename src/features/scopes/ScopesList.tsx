import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { isApiError } from '../../api/errors'
import { EmptyState } from '../../components/EmptyState'
import { LoadMore } from '../../components/LoadMore'
import { formatsIn } from '../../lib/language/formats'
import { useScopeNames } from '../../names/use-scope-name'
import { paths } from '../../routing/paths'
import { readSearch } from '../../routing/search-params'
import { useLanguage, useTexts } from '../../ui/language'
import type { ScopeAuthorities } from './scope-actions'
import type { ScopeRow } from './scope-rows'
import { arranged } from './scope-order'
import { scopesSearch } from './scopes-search-param'
import { ScopesTable } from './ScopesTable'
import { listTexts } from './list-texts'

type Props = {
  /** The rows as they came, each once. */
  pages: readonly (readonly ScopeRow[])[]
  /** What was searched for. */
  q: string
  /** All pages have been loaded. */
  isWhole: boolean
  authorities: ScopeAuthorities
  stale: boolean
  /** "N scopes" and whether that is all. */
  summary: string
  noMatch: { q: string; help: string } | null
  hasMore: boolean
  loading: boolean
  error: Error | null
  onLoadMore: () => unknown
  onStartOver: () => unknown
}

/** The count, the table and its end; the same for every caller. */
export function ScopesList(props: Props) {
  const { pages, q, isWhole, summary, noMatch, error, onLoadMore, onStartOver } = props
  const t = useTexts(listTexts)
  const { language } = useLanguage()
  const names = useScopeNames()
  const [params] = useSearchParams()
  const { sort = q ? 'title' : 'tree' } = readSearch(params, scopesSearch)
  const rows = useMemo(() => {
    const { compare } = formatsIn(language)
    return arranged(pages, isWhole, { sort, compare, nameOf: (id) => names.get(id) ?? id })
  }, [pages, isWhole, sort, language, names])
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      {noMatch ? (
        <EmptyState title={t.noneMatch(noMatch.q)}>
          {noMatch.help}{' '}
          <Button component={RouterLink} to={paths.scopes()} variant="text">
            {t.clearSearch}
          </Button>
        </EmptyState>
      ) : (
        rows.length > 0 && (
          <ScopesTable rows={rows} authorities={props.authorities} stale={props.stale} />
        )
      )}
      <LoadMore
        hasMore={props.hasMore}
        loading={props.loading}
        error={error}
        onLoadMore={() => void onLoadMore()}
      />
      {isApiError(error) && error.code === 'cursor_expired' && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" onClick={() => void onStartOver()}>
            {t.startOver}
          </Button>
        </Box>
      )}
    </>
  )
}
