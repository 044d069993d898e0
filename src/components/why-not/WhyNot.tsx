import { lazy, Suspense } from 'react'
import type { Props } from './WhyNotButton'

const Button = lazy(async () => ({ default: (await import('./WhyNotButton')).WhyNotButton }))

/** `WhyNotButton`, without its code: most people lack nothing where it would stand. */
export const WhyNot = (props: Props) => (
  <Suspense fallback={null}>
    <Button {...props} />
  </Suspense>
)
