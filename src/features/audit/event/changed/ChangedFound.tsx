import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { WINDOW_S } from '../../../../commit/author/author-of'
import { useNames } from '../../../../names/use-names'
import { withId } from '../../../../names/use-principal-names'
import { useTexts } from '../../../../ui/language'
import { ARTIFACTS_MAX, type Changed } from './changed-query'
import { changedTexts } from './changed-texts'
import { isCertain } from './is-certain'
import { RevisionLink } from './RevisionLink'

/** The revisions that fit, what keeps the match from being certain, and the rule by which they were found. */
export function ChangedFound({ changed }: { changed: Changed }) {
  const t = useTexts(changedTexts)
  const names = useNames()
  if (changed.kind === 'not-recorded')
    return <Typography variant="body2">{t.notRecorded}</Typography>
  if (changed.kind === 'too-many')
    return <Typography variant="body2">{t.tooMany(ARTIFACTS_MAX)}</Typography>
  const { found, author } = changed
  const lead = found.length > 1 ? t.oneOf : isCertain(changed) ? t.made : t.perhaps
  const doubts = () => {
    if (found.length !== 1 || isCertain(changed)) return null
    if (author?.kind === 'one') return t.oneOfChanges(author.changes)
    if (author?.kind !== 'several') return t.notSure
    return t.others(author.principals.map((one) => withId(one, names.principal(one))))
  }
  return (
    <>
      {found.length === 0 ? (
        <Typography variant="body2">{t.none}</Typography>
      ) : (
        <Typography variant="body2" component="div">
          {lead}{' '}
          {found.map((commit, index) => (
            <Box component="span" key={`${commit.family} ${commit.artifactId} ${commit.revision}`}>
              {index > 0 && t.between}
              <RevisionLink place={commit} revision={commit.revision} />
            </Box>
          ))}
        </Typography>
      )}
      {doubts() && <Typography variant="body2">{doubts()}</Typography>}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {t.rule(WINDOW_S)}
      </Typography>
    </>
  )
}
