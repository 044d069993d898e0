import type { StylisPlugin } from '@emotion/cache'

/** Properties that browsers which run this console know under a prefixed name alone: Safari has both so. */
const PREFIXED = new Set(['user-select', 'box-decoration-break'])

/**
 * Writes these properties under both names. Emotion's own prefixer, which this replaces, prefixes for browsers that could
 * not run this code, and took a tenth of the processor time in which a screen opens.
 */
export const prefixStyles: StylisPlugin = (element) => {
  const { type, props, value } = element
  if (type !== 'decl' || typeof props !== 'string' || !PREFIXED.has(props)) return
  element.return = `-webkit-${value}${value}`
}
