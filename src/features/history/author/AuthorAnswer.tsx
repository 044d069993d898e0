import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { isForbidden } from '../../../api/errors'
import type { Commit } from '../../../commit/author/author-of'
import { authorQuery } from '../../../commit/author/author-query'
import { useTexts } from '../../../ui/language'
import { answerTexts } from './answer-texts'
import { AuthorFound } from './AuthorFound'
import { authorTexts } from './author-texts'

/** Asks as soon as it is shown. After a failure it asks again only when the button is pressed. */
export function AuthorAnswer({ commit }: { commit: Commit }) {
  const t = useTexts(authorTexts)
  const { failed } = useTexts(answerTexts)
  const { data, error, isFetching, refetch } = useQuery(authorQuery(commit))
  if (data) return <AuthorFound commit={commit} answer={data} />
  if (isFetching) return t.asking
  if (isForbidden(error)) return t.forbidden
  return (
    <>
      {failed}{' '}
      <Button
        variant="text"
        onClick={() => void refetch()}
        sx={{ minHeight: 24, px: 0.5, py: 0, fontSize: 'inherit' }}
      >
        {t.ask(commit.revision)}
      </Button>
    </>
  )
}
