import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSearchParams } from 'react-router'
import { LoadingRows } from '../../../components/LoadingRows'
import { addressIn } from '../../../routing/address-in'
import { withParams } from '../../../routing/search-params'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { PictureProps } from './picture-props'

const Timeline = lazy(async () => ({ default: (await import('./Timeline')).Timeline }))
const Summary = lazy(async () => ({ default: (await import('./Summary')).Summary }))

const PICTURES = ['timeline', 'summary'] as const
type Picture = (typeof PICTURES)[number]

/** Which pictures an address shows: `show=timeline,summary`; what is unknown is dropped. */
const shownIn = (params: URLSearchParams): Picture[] => {
  const asked = params.get('show')?.split(',') ?? []
  return PICTURES.filter((picture) => asked.includes(picture))
}

/**
 * The buttons "Timeline" and "Summary" and what they open. Both are drawn from what is loaded and cost no call; their
 * code is loaded when one is opened. `children` stand in the same line as the buttons.
 */
export function AuditPictures({ children, ...props }: PictureProps & { children?: ReactNode }) {
  const t = useTexts(auditTexts)
  const id = useId()
  const [params, setParams] = useSearchParams()
  const shown = shownIn(params)
  const toggle = (picture: Picture) => {
    const next = PICTURES.filter((one) => shown.includes(one) !== (one === picture))
    setParams(withParams(addressIn(location).searchParams, { show: next.join(',') || null }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        {PICTURES.map((picture) => (
          <Button
            key={picture}
            variant="outlined"
            size="small"
            sx={shown.includes(picture) ? { bgcolor: 'action.selected' } : undefined}
            endIcon={
              // The line of an arrow from another font would make the button taller than its neighbours.
              <span aria-hidden="true" style={{ lineHeight: 0 }}>
                {shown.includes(picture) ? '▴' : '▾'}
              </span>
            }
            aria-expanded={shown.includes(picture)}
            aria-controls={`${id}-${picture}`}
            onClick={() => toggle(picture)}
          >
            {t[picture]}
          </Button>
        ))}
        {children}
      </Box>
      {PICTURES.map((picture) => {
        const Picture = picture === 'timeline' ? Timeline : Summary
        return (
          <Box
            key={picture}
            id={`${id}-${picture}`}
            component="section"
            aria-label={t[picture]}
            hidden={!shown.includes(picture)}
            sx={{
              mb: 1,
              p: 1.5,
              border: '1px solid',
              borderColor: 'line.main',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '&[hidden]': { display: 'none' },
            }}
          >
            {shown.includes(picture) && (
              <ErrorBoundary
                fallback={
                  <Typography role="alert" variant="body2">
                    {t.pictureFailed}
                  </Typography>
                }
              >
                <Suspense fallback={<LoadingRows rows={picture === 'timeline' ? 3 : 8} />}>
                  <Picture {...props} />
                </Suspense>
              </ErrorBoundary>
            )}
          </Box>
        )
      })}
    </>
  )
}
