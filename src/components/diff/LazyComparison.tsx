import Typography from '@mui/material/Typography'
import { Suspense, useMemo } from 'react'
import { familyOf } from '../../families/family-of'
import { effectiveContent, isAuto } from '../../families/prompt/modes'
import { useTexts } from '../../ui/language'
import { prepared } from '../prepared'
import { ComparisonSkeleton } from './ComparisonSkeleton'
import type { ComparisonProps } from './ContentComparison'
import { FIELD_SUMMARY, NOTE, reservedHeight } from './reserved-height'
import { diffTexts } from './texts'

const { prepare, Component: ContentComparison } = prepared(
  async () => (await import('./ContentComparison')).ContentComparison,
)

/** Loads what a comparison needs while its contents are still on their way. That it failed is told where one is shown. */
export function prepareComparison() {
  prepare().catch(() => undefined)
}

/**
 * The comparison of two contents. Its code is loaded when one is first shown; the room for it is there before, so that no
 * button below it moves away from a press.
 */
export function LazyComparison(props: Omit<ComparisonProps, 'height'> & { maxHeight: string }) {
  const { family, before, after, builtin, maxHeight, note, byField = false } = props
  const t = useTexts(diffTexts)
  const { compared, configures } = familyOf(family)
  const auto = configures && (isAuto(before) || isAuto(after))
  const noted = auto || note !== undefined
  const above = (noted ? NOTE : 0) + (byField && compared !== null ? FIELD_SUMMARY : 0)
  const height = useMemo(() => {
    const shown = (content: typeof before) => (auto ? effectiveContent(content, builtin) : content)
    return reservedHeight(shown(before), shown(after), maxHeight, above)
  }, [auto, above, before, after, builtin, maxHeight])
  return (
    <Suspense fallback={<ComparisonSkeleton height={height} hasFields={compared !== null} />}>
      <ContentComparison
        {...props}
        height={height}
        note={
          <>
            {note}
            {auto && (
              <Typography variant="body2" color="textSecondary">
                {builtin ? t.autoRuns(builtin.version) : t.autoUnknown}
              </Typography>
            )}
          </>
        }
      />
    </Suspense>
  )
}
