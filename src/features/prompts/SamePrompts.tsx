import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { failureWords, mayAskAgain, saidOf } from '../../components/failure-words'
import { FailureState } from '../../components/FailureState'
import { refetchAll } from '../../components/refetch-all'
import { ScopeName } from '../../components/ScopeName'
import { sharedTexts } from '../../components/shared-texts'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { useScopeNames } from '../../names/use-scope-name'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { likenessOf, savedPromptQuery } from './other-scopes'
import { otherScopesTexts } from './other-scopes-texts'

type Props = {
  scopeId: string
  promptKey: string
  others: readonly string[]
  /** Other Scopes in all, of which `others` are the first. */
  total: number
}

/** What each of the other Scopes has saved for this key, and in how many of them it is the same as here. */
export function SamePrompts({ scopeId, promptKey, others, total }: Props) {
  const t = useTexts(otherScopesTexts)
  const shared = useTexts(sharedTexts)
  const names = useScopeNames()
  useReadScopeNames(others)
  const of = (id: string) => ({
    scopeId: id,
    family: 'prompt',
    artifactId: promptKey,
    revision: null,
  })
  const here = useQuery(savedPromptQuery(scopeId, promptKey))
  const answers = useQueries({ queries: others.map((id) => savedPromptQuery(id, promptKey)) })
  if (here.isLoadingError) {
    return <FailureState error={here.error} onRetry={() => void here.refetch()} />
  }
  const likeness = answers.map(({ data }) =>
    data === undefined || here.data === undefined ? null : likenessOf(here.data, data),
  )
  const read = likeness.filter((one) => one !== null).length
  const same = likeness.filter((one) => one === 'same').length
  const again = answers.filter(({ error }) => error && mayAskAgain(error))
  const isReading = here.isLoading || answers.some((answer) => answer.isLoading)
  return (
    <Box sx={{ justifySelf: 'stretch' }}>
      <Box component="p" role="status" sx={{ m: 0, mb: 0.5, minHeight: 21 }}>
        {isReading ? t.reading(read, others.length) : t.sameIn(same, read, total)}
      </Box>
      {again.length > 0 && (
        <Button variant="outlined" size="small" sx={{ mb: 0.5 }} onClick={() => refetchAll(again)}>
          {t.again(again.length)}
        </Button>
      )}
      <Box component="ul" sx={list}>
        {others.map((id, place) => {
          const { data: there, error } = answers[place] ?? {}
          const like = likeness[place]
          return (
            <Box component="li" key={id} sx={row}>
              <Link
                component={RouterLink}
                to={paths.prompt(id, promptKey)}
                sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
              >
                <ScopeName scopeId={id} />
              </Link>
              <Box component="span" sx={{ color: like === 'same' ? 'allowed.main' : undefined }}>
                {error
                  ? t.unread(saidOf(error, shared) ?? failureWords(error, shared).title)
                  : like &&
                    there !== undefined && (
                      <>
                        {like === 'same' && <span aria-hidden="true">= </span>}
                        {there && <code>r{there.revision}</code>} {t.likeness[like]}{' '}
                        <Link
                          component={RouterLink}
                          to={paths.compare(of(scopeId), of(id))}
                          aria-label={t.compareWith(names.get(id) ?? id)}
                          sx={compare}
                        >
                          {t.compare}
                        </Link>
                      </>
                    )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const compare = { ml: 1, display: 'inline-block', lineHeight: '24px' } as const
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 1,
} as const
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 1.5,
  py: 0.5,
  minHeight: ROW_HEIGHT,
  fontSize: '0.8125rem',
  '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'line.main' },
} as const
