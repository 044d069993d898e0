import { compactJson } from '../lib/json/compact-json'
import { hex, sha256 } from './sha256'

/** `content_digest` of an Artifact revision: `sha256:` of the canonical JSON (contract §4). */
export const contentDigest = (content: unknown): string =>
  `sha256:${hex(sha256(compactJson(content)))}`
