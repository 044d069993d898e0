import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTexts } from '../ui/language'
import { FailureState } from './FailureState'
import { sharedTexts } from './shared-texts'

/** Pixels below the viewport at which the next page is asked for. */
const MARGIN_PX = 400

type Props = {
  hasMore: boolean
  loading: boolean
  /** Only the button asks for more: the list is shorter than what it is of. */
  byHand?: boolean
  error: Error | null
  onLoadMore: () => void
}

/** The end of a list that grows on scrolling. The button does the same for the keyboard; a failure waits for "Retry". */
export function LoadMore({ hasMore, loading, byHand = false, error, onLoadMore }: Props) {
  const t = useTexts(sharedTexts)
  const end = useRef<HTMLDivElement>(null)
  const armed = hasMore && !loading && !byHand && !error
  useEffect(() => {
    const element = end.current
    if (!element || !armed) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoadMore()
      },
      { rootMargin: `${MARGIN_PX}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [armed, onLoadMore])
  if (error) return <FailureState error={error} onRetry={onLoadMore} />
  return (
    <Box ref={end} sx={{ minHeight: 8, py: hasMore ? 1 : 0, textAlign: 'center' }}>
      {hasMore && (
        <Button variant="text" onClick={onLoadMore} disabled={loading}>
          {loading ? t.loading : t.loadMore}
        </Button>
      )}
    </Box>
  )
}
