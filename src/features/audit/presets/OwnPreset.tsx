import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { useTexts } from '../../../ui/language'
import { NAME_MAX, type Preset } from './presets'
import { presetsTexts } from './presets-texts'

/** A preset, and what can be done with it; on a phone that stands below. */
export const presetRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.25,
} as const

type Props = {
  preset: Preset
  /** The address that shows it, whole. */
  link: string
  onApply: () => void
  /** False when the name can't be taken; the field then stays. */
  onRename: (name: string) => boolean
  onRemove: () => void
}

/** A preset of the person's own: to use, to rename, to delete. */
export function OwnPreset({ preset, link, onApply, onRename, onRemove }: Props) {
  const t = useTexts(presetsTexts)
  const id = useId()
  const nameId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null) {
    return (
      <Box component="li" sx={{ py: 0.75 }}>
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (onRename(draft.trim())) setDraft(null)
          }}
        >
          <TextField
            id={id}
            label={t.newName}
            value={draft}
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX, autoComplete: 'off' } }}
            sx={{ flex: 1 }}
          />
          <Button type="submit" variant="outlined">
            {t.done}
          </Button>
          <Button variant="text" onClick={() => setDraft(null)}>
            {t.cancel}
          </Button>
        </Box>
      </Box>
    )
  }
  return (
    <Box component="li" sx={presetRow}>
      <Button
        id={nameId}
        variant="text"
        onClick={onApply}
        sx={{
          flex: '1 1 120px',
          ml: -1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        {preset.name}
      </Button>
      <Box role="group" aria-labelledby={nameId}>
        <CopyButton value={link} what={t.link} label={t.copyLink} />
      </Box>
      <Button
        variant="text"
        aria-label={t.rename(preset.name)}
        onClick={() => setDraft(preset.name)}
      >
        {t.renameShort}
      </Button>
      <Button variant="text" aria-label={t.remove(preset.name)} onClick={onRemove}>
        {t.removeShort}
      </Button>
    </Box>
  )
}
