import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { paths } from '../../../routing/paths'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { BuiltInPresets } from './BuiltInPresets'
import { OwnPreset } from './OwnPreset'
import { PresetFiles } from './PresetFiles'
import { NAME_MAX, withPreset } from './presets'
import { presetsTexts } from './presets-texts'
import { useOwnPresets } from './use-own-presets'

type Props = {
  /** The query of the address as it is. */
  query: string
  /** The resource that is shown, as an address names it: a link says it even where the address leaves it to the console. */
  resource: string | null
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
  onClose: () => void
}

/** Filters under a name: those for everybody and the person's own. */
export function PresetsDialog({ query, resource, onAddress, onClose }: Props) {
  const t = useTexts(presetsTexts)
  const audit = useHref(paths.audit())
  const nameId = useId()
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const { own, said, save, rename, remove, take } = useOwnPresets()
  const [name, setName] = useState('')
  /** What was pressed goes with its row: the keyboard goes on at the list. */
  const focusList = () => ownHeading.current?.focus()
  const apply = (preset: string) => onAddress((now) => withPreset(now, preset))
  const linkOf = (preset: string) => {
    const here = new URLSearchParams(query)
    if (resource !== null) here.set('resource', resource)
    return new URL(`${audit}?${withPreset(here, preset)}`, location.href).href
  }
  return (
    <DialogShell title={t.title} onClose={onClose}>
      <DialogContent>
        {said && (
          <Alert severity={said.severity} role="alert" sx={{ mb: 1 }}>
            {said.text}
          </Alert>
        )}
        <BuiltInPresets onApply={apply} linkOf={linkOf} />
        <Typography
          component="h3"
          variant="h3"
          ref={ownHeading}
          tabIndex={-1}
          sx={{ mt: 3, mb: 0.5, outline: 'none' }}
        >
          {t.own}
        </Typography>
        {own.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t.none}
          </Typography>
        )}
        <Box
          component="ul"
          // An empty list is none: a screen reader would announce it.
          sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}
        >
          {own.map((preset) => (
            <OwnPreset
              key={preset.name}
              preset={preset}
              link={linkOf(preset.query)}
              onApply={() => apply(preset.query)}
              onRename={(wanted) => {
                const renamed = rename(preset, wanted)
                if (renamed) focusList()
                return renamed
              }}
              onRemove={() => {
                remove(preset)
                focusList()
              }}
            />
          ))}
        </Box>
        <Box
          component="form"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (save(name.trim(), query)) setName('')
          }}
        >
          <TextField
            id={nameId}
            label={t.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX, autoComplete: 'off' } }}
            sx={{ flex: '1 1 160px' }}
          />
          <Button type="submit" variant="outlined">
            {t.save}
          </Button>
        </Box>
        <PresetFiles own={own} onTake={take} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </DialogShell>
  )
}
