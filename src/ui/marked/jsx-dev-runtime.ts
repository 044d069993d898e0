import type { ElementType } from 'react'
import { Fragment, jsxDEV as plainJsxDev } from 'react/jsx-dev-runtime'
import { markedProps } from './marked-props'

export type { JSX } from 'react'
export { Fragment }

/** `jsx-runtime` for `vite dev`. */
export const jsxDEV: typeof plainJsxDev = (type, props, key, isStatic, source, self) =>
  plainJsxDev(
    type,
    markedProps(type as ElementType, props as Record<string, unknown>),
    key,
    isStatic,
    source,
    self,
  )
