/** Ctrl+K, or Cmd+K. */
export const isGoToKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k'

/** The character that a key writes, '' for any other key. */
export const typedBy = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || [...key].length !== 1 ? '' : key
