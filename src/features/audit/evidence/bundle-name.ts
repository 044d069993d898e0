import { partialName } from '../../../components/export/file-names'
import type { FixedRequest } from '../export/export-request'
import { fileName } from '../export/file-name'

/** "evidence-server-20261101T000000Z-20261121T104138Z.zip"; a bundle without all events, or of what was selected by hand, says so in its name. */
export function bundleName(request: FixedRequest, complete: boolean): string {
  const whole = fileName(request, 'jsonl')
    .replace(/^audit-/, 'evidence-')
    .replace(/\.jsonl$/, '.zip')
  if (request.selection) return partialName(whole.replace(/^evidence-/, 'evidence-selection-'))
  return complete ? whole : partialName(whole)
}

/** "changes/007-skill.generate-r24.txt"; what a file system could not take of an id is left out. */
export function changeFileName(number: number, artifactId: string, revision: number): string {
  const id = artifactId.replace(/[^\w.-]+/g, '_').slice(0, 60)
  return `changes/${String(number).padStart(3, '0')}-${id}-r${revision}.txt`
}
