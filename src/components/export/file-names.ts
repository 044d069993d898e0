/** "20261121T104138Z": an instant as file systems take it. */
export const compactInstant = (instant: string) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

type Place =
  | { type: 'server' }
  | { type: 'scope'; scope_id: string }
  | { type: 'artifact'; scope_id: string; identity: { family: string; artifact_id: string } }

const plain = (id: string, length: number) => id.replace(/[^\w-]+/g, '_').slice(0, length)

/** "server", or the id of a Scope or an Artifact, cut to what every file system takes. */
export function placeInName(resource: Place): string {
  if (resource.type === 'server') return 'server'
  return resource.type === 'scope'
    ? plain(resource.scope_id, 60)
    : `${plain(resource.identity.family, 20)}-${plain(resource.identity.artifact_id, 40)}`
}

export const receiptName = (name: string) => `${name}.receipt.json`
/** A part must not pass for the whole thing in a folder full of files. */
export const partialName = (name: string) => name.replace(/\.(\w+)$/, '.partial.$1')
