import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Target } from '../../../commit/plan'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { tagList, tagBox } from './tag-styles'
import { tagsTexts } from './texts'

type Props = { target: Target; tags: readonly string[] }

/** Tags; each leads to the Artifacts of the family that have it. */
export function TagLinks({ target: { scopeId, family }, tags }: Props) {
  const t = useTexts(tagsTexts)
  return (
    <Box component="ul" sx={tagList}>
      {tags.map((tag) => (
        <Box component="li" key={tag} sx={tagBox}>
          <Link
            component={RouterLink}
            to={paths.artifacts(scopeId, family, { tag: [tag] })}
            aria-label={t.listOf(tag)}
          >
            {tag}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
