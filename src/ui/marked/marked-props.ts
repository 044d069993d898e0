import { createElement, type ElementType, type ReactNode } from 'react'
import { mayDeceive, spelledOut, turnsLine } from '../../lib/text/hidden-text'
import { MarkedText } from './MarkedText'

/** Where there can be no element: a text is written out. */
const TEXT_ONLY = new Set<unknown>([
  'option',
  'title',
  'text',
  'tspan',
  'style',
  'script',
  'textarea',
])
/** Attributes that are read, on elements. */
const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
/** Properties that MUI's parts show. */
const SHOWN = ['label', 'helperText', 'primary', 'secondary']

type Props = Record<string, unknown>

const isOdd = (value: unknown): value is string =>
  typeof value === 'string' && (mayDeceive(value) || turnsLine(value))

/** The properties of an element with every text in them shown as what it is; the very same where there is nothing to show. */
export function markedProps(type: ElementType, props: Props): Props {
  let marked = props
  const put = (name: string, value: unknown) => {
    if (marked === props) marked = { ...props }
    marked[name] = value
  }
  const { children } = props
  const shown = TEXT_ONLY.has(type) ? writtenOut(children) : markedChildren(children)
  if (shown !== children) put('children', shown)
  // Parts of our own are functions, and pass on what they are given; elements and MUI's parts are none.
  const last = typeof type !== 'function'
  for (const name in props) {
    const value = props[name]
    if (typeof value !== 'string') continue
    if (READ.includes(name) ? last || name.startsWith('aria-') : false) {
      const spelled = spelledOut(value)
      if (spelled !== value) put(name, spelled)
    } else if (last && typeof type !== 'string' && SHOWN.includes(name) && isOdd(value)) {
      put(name, createElement(MarkedText, { text: value }))
    }
  }
  return marked
}

function markedChildren(children: unknown): unknown {
  if (isOdd(children)) return createElement(MarkedText, { text: children })
  if (!Array.isArray(children)) return children
  const marked = children.map((child: unknown, index) =>
    isOdd(child)
      ? createElement(MarkedText, { key: `text-${index}`, text: child })
      : markedChildren(child),
  )
  return marked.some((child, index) => child !== children[index]) ? marked : children
}

function writtenOut(children: unknown): ReactNode {
  if (typeof children === 'string') return spelledOut(children)
  return Array.isArray(children) ? children.map(writtenOut) : (children as ReactNode)
}
