import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../api/errors'
import { searchQuery } from '../../../api/queries/search'
import { EmptyState } from '../../../components/EmptyState'
import { FailureState } from '../../../components/FailureState'
import { TypedFilter } from '../../../components/TypedFilter'
import { useAccessMode } from '../../../components/use-access-mode'
import { familyOf } from '../../../families/family-of'
import { useChangeSearch } from '../../../routing/use-change-search'
import { useTexts } from '../../../ui/language'
import { ArtifactsSkeleton } from '../ArtifactsSkeleton'
import { FoundTable } from './FoundTable'
import { searchTexts } from './texts'

type Props = {
  scopeId: string
  family: string
  /** The words that the address asks the server to search for. The text is empty until the person has asked. */
  text: string
  onClose: () => void
}

/** How many results are asked for first: each comes with its whole content. */
const FEW = 25

/** The server's own search within a family, in place of its list. Each new text is one search, with its audit events. */
export function ServerSearch({ scopeId, family, text, onClose }: Props) {
  const t = useTexts(searchTexts)
  const changeSearch = useChangeSearch()
  const events = familyOf(family).searched?.events ?? 1
  const isAudited = useAccessMode() !== 'disabled'
  const region = useRef<HTMLDivElement>(null)
  const isOpenedByHand = useRef(text === '')
  useEffect(() => {
    if (isOpenedByHand.current) region.current?.querySelector('input')?.focus()
  }, [])
  const close = () => {
    changeSearch({ search: null })
    onClose()
  }
  return (
    <>
      <Box
        ref={region}
        component="search"
        aria-label={t.name}
        sx={{ mt: 1.5, mb: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}
      >
        <TypedFilter
          label={t.words}
          value={text}
          width={320}
          onApply={(typed) => changeSearch({ search: typed === '' ? null : typed })}
        />
        <Button variant="text" onClick={close}>
          {t.close}
        </Button>
        {isAudited && (
          <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
            {t.help(events)}
          </Typography>
        )}
      </Box>
      {text !== '' && <Results key={text} scopeId={scopeId} family={family} text={text} />}
    </>
  )
}

function Results({ scopeId, family, text }: { scopeId: string; family: string; text: string }) {
  const t = useTexts(searchTexts)
  const [limit, setLimit] = useState(FEW)
  const query = useQuery(searchQuery(scopeId, family, text, limit))
  const most = familyOf(family).searched?.most ?? FEW
  if (query.isPending) return <ArtifactsSkeleton />
  if (query.isError) {
    const isMissing = isApiError(query.error) && [404, 405].includes(query.error.status ?? 0)
    return (
      <FailureState
        error={query.error}
        onRetry={() => void query.refetch()}
        {...(isMissing && { help: t.missing })}
      />
    )
  }
  const found = query.data
  if (found.length === 0) return <EmptyState title={t.none(text)}>{t.noneHelp}</EmptyState>
  const isCut = found.length === limit
  return (
    <>
      <Typography component="p" role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {isCut ? t.most(found.length) : t.found(found.length)}
      </Typography>
      <FoundTable scopeId={scopeId} found={found} text={text} />
      {isCut && limit < most && (
        <Button
          variant="outlined"
          disabled={query.isFetching}
          onClick={() => setLimit(most)}
          sx={{ mt: 1.5 }}
        >
          {t.askMore(most)}
        </Button>
      )}
    </>
  )
}
