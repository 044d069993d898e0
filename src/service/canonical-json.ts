import { hex, sha256 } from './sha256'

/** JSON with sorted keys and no white space (RFC 8785), of a value that came from JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)) // by UTF-16 code units, as the RFC asks
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value)
}

/** `content_digest` of an Artifact revision: `sha256:` of the canonical JSON (contract §4). */
export const contentDigest = (content: unknown): string =>
  `sha256:${hex(sha256(canonicalJson(content)))}`
