import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { tagFault, tagKey, TAG_FILTER_MAX, type TagMatch } from '../../../api/contract/tags'
import { isApiError } from '../../../api/errors'
import type { Tagged } from '../../../api/questions'
import { TypedFilter } from '../../../components/TypedFilter'
import { useChangeSearch } from '../../../routing/use-change-search'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { tagBox, tagList } from './tag-styles'
import { tagFilterTexts } from './filter-texts'

type Props = {
  tagged: Tagged | null
  /** Why the server gave no list, or null. */
  error: Error | null
  /** There is nothing left to narrow the list by. */
  onClose: () => void
}

/** Narrows a list to the Artifacts with certain tags, by the server: each change reads the list anew, one audit event. */
export function TagFilter({ tagged, error, onClose }: Props) {
  const t = useTexts(tagFilterTexts)
  const changeSearch = useChangeSearch()
  const region = useRef<HTMLDivElement>(null)
  const tags = tagged?.tags ?? []
  const isOpenedByHand = useRef(tagged === null)
  useEffect(() => {
    if (isOpenedByHand.current) region.current?.querySelector('input')?.focus()
  }, [])
  const show = (next: readonly string[]) =>
    changeSearch((now) => {
      const search = new URLSearchParams(now)
      search.delete('tag')
      for (const tag of next) search.append('tag', tag)
      if (next.length < 2) search.delete('tag_match')
      return search
    })
  const faultOf = (tag: string) => {
    if (tagFault(tag)) return t.noTag
    if (tags.some((one) => tagKey(one) === tagKey(tag))) return t.isThere
    return tags.length >= TAG_FILTER_MAX ? t.tooMany(TAG_FILTER_MAX) : null
  }
  const clear = () => {
    show([])
    onClose()
  }
  return (
    <Box
      ref={region}
      role="group"
      aria-label={t.name}
      sx={{ mt: 1.5, mb: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}
    >
      <TypedFilter
        key={tags.join('\n')}
        label={t.tag}
        value=""
        faultOf={faultOf}
        onApply={(typed) => {
          if (typed !== '') show([...tags, typed])
        }}
      />
      {tags.length > 1 && (
        <Field
          label={t.match}
          value={tagged?.match ?? 'all'}
          onChange={(match) => changeSearch({ tag_match: match === 'any' ? 'any' : null })}
          labelAbove
        >
          {(['all', 'any'] satisfies TagMatch[]).map((match) => (
            <option key={match} value={match}>
              {t.matches[match]}
            </option>
          ))}
        </Field>
      )}
      <Box component="ul" aria-label={t.shown} sx={{ ...tagList, alignSelf: 'center' }}>
        {tags.map((tag) => (
          <Box component="li" key={tag} sx={tagBox}>
            {tag}
            <Button
              aria-label={t.remove(tag)}
              onClick={() => show(tags.filter((one) => one !== tag))}
              sx={{ minWidth: 24, minHeight: 24, p: 0, fontSize: '1rem', lineHeight: 1 }}
            >
              ×
            </Button>
          </Box>
        ))}
      </Box>
      <Button variant="text" onClick={clear} sx={{ alignSelf: 'center' }}>
        {t.clear}
      </Button>
      {/* The list below is where the refusal is told, as an alert. */}
      {tagged && isApiError(error) && error.status === 422 && (
        <Box component="span" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {t.refused}
        </Box>
      )}
    </Box>
  )
}
