import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { changePath } from '../../../../components/artifact-paths'
import { useScopeAuthority } from '../../../../components/use-scope-authority'
import { useNames } from '../../../../names/use-names'
import { useTexts } from '../../../../ui/language'
import type { Changed } from './changed-query'
import { changedTexts } from './changed-texts'
import { isCertain } from './is-certain'

type Props = {
  changed: Changed
  /** Whether the row has the focus of the table: Tab goes on from it to the link. */
  tabbable: boolean
  /** Shows the number of the revision alone, for a narrow cell. */
  short?: boolean
}

/** In a row, the revision that its change made where this visit has looked for it: "→ r24 of skill.generate", a link to the diff. */
export function KnownRevision({ changed, tabbable, short = false }: Props) {
  const t = useTexts(changedTexts)
  const names = useNames()
  const commits = changed.kind === 'revisions' ? changed.found : []
  const [only, ...others] = commits
  const mayRead = useScopeAuthority('scope.read', only?.scopeId ?? '') !== 'denied'
  if (only === undefined) return null
  const found = commits.map((commit) =>
    t.revision(commit.revision, names.artifact(commit) ?? commit.artifactId),
  )
  const several = others.length > 0
  const sure = (revision: string) => (isCertain(changed) ? revision : t.maybe(revision))
  const whole = several ? t.one(found) : sure(found.join())
  const words = short
    ? several
      ? t.one(commits.map(({ revision }) => t.number(revision)))
      : sure(t.number(only.revision))
    : whole
  return (
    <span className="revision">
      {' → '}
      {several || !mayRead ? (
        words
      ) : (
        <Link
          component={RouterLink}
          to={changePath(only, only.revision)}
          tabIndex={tabbable ? 0 : -1}
          aria-label={t.itsDiff(whole)}
          title={t.itsDiff(whole)}
        >
          {words}
        </Link>
      )}
    </span>
  )
}
