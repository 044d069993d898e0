import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { mayHide } from '../../../lib/text/hidden-text'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { tagBox, tagList } from './tag-styles'
import { tagsTexts } from './texts'
import type { useTagsDraft } from './use-tags-draft'

type Props = {
  draft: ReturnType<typeof useTagsDraft>
  /** What is sent is what is on screen: nothing changes while it is on its way. A disabled field would lose the focus. */
  locked: boolean
}

/** The tags after saving, those that go, and the field for a new one. */
export function TagFields({ draft, locked }: Props) {
  const t = useTexts(tagsTexts)
  const wantedId = useId()
  const removedId = useId()
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus()
  const { wanted, added, removed, typed, fault } = draft
  const add = () => {
    if (!locked) draft.add()
    focus()
  }
  // The button that was pressed goes with its tag.
  const then = (change: () => void) => () => {
    if (locked) return
    change()
    focus()
  }
  return (
    <>
      <div>
        <Typography id={wantedId} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
          {t.wanted}
        </Typography>
        {wanted.length === 0 && <Typography variant="body2">{t.noneWanted}</Typography>}
        <Box component="ul" aria-labelledby={wantedId} sx={tagList}>
          {wanted.map((tag) => (
            <Box component="li" key={tag} sx={tagBox}>
              {tag}
              {added.includes(tag) && (
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
                  {t.isNew}
                </Box>
              )}
              <Button
                type="button"
                aria-label={t.remove(tag)}
                onClick={then(() => draft.remove(tag))}
                sx={{ minWidth: 24, minHeight: 24, p: 0, fontSize: '1rem', lineHeight: 1 }}
              >
                ×
              </Button>
            </Box>
          ))}
        </Box>
      </div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Field
          label={t.newTag}
          value={typed}
          error={fault !== null}
          help={fault ?? (mayHide(typed) ? typed : null)}
          helpIsLive
          autoFocus
          onChange={(text) => {
            if (!locked) draft.type(text)
          }}
          onKeyDown={(event) => {
            // Enter in an empty field saves, as in any form.
            if (event.key !== 'Enter' || typed === '' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          inputRef={input}
          input={{ autoComplete: 'off', spellCheck: false }}
          labelAbove
          fullWidth
        />
        <Button type="button" variant="outlined" onClick={add} sx={{ mt: 0.25 }}>
          {t.add}
        </Button>
      </Box>
      {removed.length > 0 && (
        <div>
          <Typography id={removedId} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t.removed}
          </Typography>
          <Box component="ul" aria-labelledby={removedId} sx={tagList}>
            {removed.map((tag) => (
              <Box component="li" key={tag} sx={tagBox}>
                <del>{tag}</del>
                <Button
                  type="button"
                  size="small"
                  aria-label={t.putBack(tag)}
                  onClick={then(() => draft.putBack(tag))}
                  sx={{ minHeight: 24, px: 0.5, py: 0 }}
                >
                  {t.putBackShort}
                </Button>
              </Box>
            ))}
          </Box>
        </div>
      )}
    </>
  )
}
