import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef, useState } from 'react'
import { Opened } from '../../../components/Opened'
import { isApiError } from '../../../api/errors'
import { tagsQuery } from '../../../api/queries/tags'
import type { Target } from '../../../commit/plan'
import { FailureState } from '../../../components/FailureState'
import { announce } from '../../../ui/announcer'
import { useTexts } from '../../../ui/language'
import { artifactsTexts } from '../texts'
import { TagLinks } from './TagLinks'
import { tagsTexts } from './texts'

const TagsDialog = lazy(async () => ({ default: (await import('./TagsDialog')).TagsDialog }))

type Props = {
  target: Target
  /** A press has asked for the tags. The button of that press is gone, so the tags take the focus from it. */
  asked: boolean
}

/** Shows the tags that were read. Each tag links to the list of the Artifacts that have it. */
export function ShownTags({ target, asked }: Props) {
  const t = useTexts(tagsTexts)
  const shared = useTexts(artifactsTexts)
  const { data, error, refetch, isFetching } = useQuery(tagsQuery(target))
  const [editing, setEditing] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) region.current?.focus()
  }, [asked])
  const count = data?.tags.length
  useEffect(() => {
    if (asked && count !== undefined) announce(count === 0 ? t.none : t.count(count))
  }, [asked, count, t])
  // A server without them, or one that keeps them for other families alone.
  const isUnknown = isApiError(error) && (error.status === 422 || error.status === 404)
  return (
    <Box
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label={t.tags}
      aria-busy={isFetching}
      sx={{ outline: 'none', display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      {!data && error && (
        <FailureState
          error={error}
          onRetry={() => void refetch()}
          {...(isUnknown && { help: t.noTags(target.family) })}
        />
      )}
      {!data && !error && shared.readingTags}
      {data && (
        <>
          {data.tags.length === 0 ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t.none}
            </Box>
          ) : (
            <TagLinks target={target} tags={data.tags} />
          )}
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        </>
      )}
      {data && editing && (
        <Opened onClose={() => setEditing(false)}>
          <TagsDialog target={target} first={data} onClose={() => setEditing(false)} />
        </Opened>
      )}
    </Box>
  )
}
