import Box from '@mui/material/Box'
import { lazy, Suspense, type ComponentProps } from 'react'
import { useNumber } from '../language'

// Hardly any content has so many items: no screen begins with it.
const RestNote = lazy(async () => ({ default: (await import('./RestNote')).RestNote }))

/** `RestNote`, of which the numbers stand there while its code is on its way. */
export function RestOfList(props: ComponentProps<typeof RestNote>) {
  const number = useNumber()
  return (
    <Suspense
      fallback={
        <Box role="note">
          {number(props.shown)} / {number(props.all)}
        </Box>
      }
    >
      <RestNote {...props} />
    </Suspense>
  )
}
