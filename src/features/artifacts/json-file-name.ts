import type { ArtifactRevision } from '../../api/contract/artifacts'

/** Characters of each part: with four parts the name stays below what file systems take (255 bytes). */
const PART_MAX = 56

/** Ids may hold anything; of a part of a file's name only this is safe on every system. */
const safe = (part: string) =>
  part
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[.-]+/, '_')
    .slice(0, PART_MAX)

/** What the file with a revision's JSON is called: where it is from, what it is and which one. */
export const jsonFileName = (revision: ArtifactRevision): string =>
  [revision.scope_id, revision.family, revision.artifact_id, `r${revision.revision}`]
    .map(safe)
    .join('-') + '.json'
