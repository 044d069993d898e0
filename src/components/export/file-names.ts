/** "20261121T104138Z": an instant as file systems take it. */
export const compactInstant = (instant: string) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

type Place = { type: 'server' } | { type: 'scope'; scope_id: string }

/** "server", or a Scope's id, cut to what every file system takes. */
export const placeInName = (resource: Place) =>
  resource.type === 'server' ? 'server' : resource.scope_id.replace(/[^\w-]+/g, '_').slice(0, 60)

export const receiptName = (name: string) => `${name}.receipt.json`
/** A part must not pass for the whole thing in a folder full of files. */
export const partialName = (name: string) => name.replace(/\.(\w+)$/, '.partial.$1')
