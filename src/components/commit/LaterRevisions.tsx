import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { RevisionFacts } from './RevisionFacts'
import { commitTexts } from './texts'

type Props = {
  /** Newest first. */
  items: readonly ArtifactItem[]
  /** How many revisions came after the one that was seen; more than `items` when they were too many for one call. */
  count: number
  error: Error | null
  onRetry: () => void
}

/** Everything that was committed after the head that was seen, one by one. */
export function LaterRevisions({ items, count, error, onRetry }: Props) {
  const t = useTexts(commitTexts)
  return (
    <section>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {t.laterRevisions(count)}
      </Typography>
      {error && <FailureState error={error} onRetry={onRetry} />}
      <Box
        component="ol"
        reversed
        aria-label={t.laterRevisions(count)}
        // A long list scrolls by itself, and so can be reached without a mouse.
        tabIndex={items.length > 4 ? 0 : undefined}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: '28vh',
          overflow: 'auto',
          border: items.length > 0 ? '1px solid' : undefined,
          borderColor: 'line.main',
          borderRadius: 1,
        }}
      >
        {items.map((item) => (
          <Box
            component="li"
            key={item.revision}
            sx={{
              display: 'flex',
              gap: 1.5,
              px: 1.5,
              py: 1,
              '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
            }}
          >
            <strong>r{item.revision}</strong>
            <RevisionFacts revision={item} />
          </Box>
        ))}
      </Box>
      {count > items.length && items.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t.earlier(count - items.length)}
        </Typography>
      )}
    </section>
  )
}
