import type { ElementType, Key } from 'react'
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime'
import { markedProps } from './marked-props'

export type { JSX } from 'react'
export { Fragment }

/**
 * What JSX compiles to in this project: React's own, with every text shown as what it is. A text that a server gives
 * can so be put on screen nowhere without its hidden characters being marked (decision 15).
 */
export const jsx = (type: ElementType, props: Record<string, unknown>, key?: Key) =>
  plainJsx(type, markedProps(type, props), key)

export const jsxs = (type: ElementType, props: Record<string, unknown>, key?: Key) =>
  plainJsxs(type, markedProps(type, props), key)
