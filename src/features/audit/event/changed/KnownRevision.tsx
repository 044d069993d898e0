import { useNames } from '../../../../names/use-names'
import { useTexts } from '../../../../ui/language'
import type { Changed } from './changed-query'
import { changedTexts } from './changed-texts'
import { isCertain } from './is-certain'

/** In the row of a request, the revision that it made where this visit has looked for it: "→ r24 of skill.generate". */
export function KnownRevision({ changed }: { changed: Changed }) {
  const t = useTexts(changedTexts)
  const names = useNames()
  if (changed.kind !== 'revisions') return null
  const found = changed.found.map((commit) =>
    t.revision(commit.revision, names.artifact(commit) ?? commit.artifactId),
  )
  const [only] = found
  if (only === undefined) return null
  const words = found.length > 1 ? t.one(found) : isCertain(changed) ? only : t.maybe(only)
  return <span className="revision">{` → ${words}`}</span>
}
