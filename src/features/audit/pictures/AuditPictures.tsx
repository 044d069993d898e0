import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSearchParams } from 'react-router'
import { LoadingRows } from '../../../components/LoadingRows'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { PictureProps } from './picture-props'
import { pictureId, PICTURES, shownIn } from './pictures'

const Timeline = lazy(async () => ({ default: (await import('./Timeline')).Timeline }))
const Summary = lazy(async () => ({ default: (await import('./Summary')).Summary }))

/** What "Timeline" and "Summary" open. Both are drawn from what is loaded and cost no call; their code comes with the first. */
export function AuditPictures(props: PictureProps) {
  const t = useTexts(auditTexts)
  const [params] = useSearchParams()
  const shown = shownIn(params)
  return PICTURES.map((picture) => {
    const Picture = picture === 'timeline' ? Timeline : Summary
    return (
      <Box
        key={picture}
        id={pictureId(picture)}
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
  })
}
