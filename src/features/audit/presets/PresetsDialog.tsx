import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { useOwner } from '../../../components/use-owner'
import { useTexts } from '../../../ui/language'
import { OwnPreset } from './OwnPreset'
import { storedPresets, storePresets } from './preset-storage'
import { BUILT_IN, cleanQuery, FILE_MAX, merged, NAME_MAX, presetsFile, PRESETS_MAX, readPresets, type Preset } from './presets' // prettier-ignore
import { presetsTexts } from './presets-texts'

type Props = {
  /** The query of the address as it is. */
  query: string
  onApply: (query: string) => void
  onClose: () => void
}

type Said = { severity: 'success' | 'error'; text: string } | null

/** Filters under a name: those for everybody and the person's own. */
export function PresetsDialog({ query, onApply, onClose }: Props) {
  const t = useTexts(presetsTexts)
  const titleId = useId()
  const ids = { request: useId(), name: useId() }
  const file = useRef<HTMLInputElement>(null)
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const owner = useOwner()
  const [own, setOwn] = useState(() => storedPresets(owner))
  const [request, setRequest] = useState('')
  const [name, setName] = useState('')
  const [said, setSaid] = useState<Said>(null)
  const refuse = (text: string) => setSaid({ severity: 'error', text })
  const keep = (presets: Preset[], text: string) => {
    if (!storePresets(owner, presets)) return refuse(t.notKept)
    setOwn(presets)
    setSaid({ severity: 'success', text })
  }
  /** What was pressed goes with its row: the keyboard goes on at the list. */
  const focusList = () => ownHeading.current?.focus()
  const nameFault = (wanted: string, except?: Preset) => {
    if (wanted === '' || wanted.length > NAME_MAX) return t.nameNeeded
    return own.some((each) => each !== except && each.name === wanted) ? t.taken(wanted) : null
  }
  const save = () => {
    const wanted = name.trim()
    const fault = own.length >= PRESETS_MAX ? t.tooMany : nameFault(wanted)
    if (fault) return refuse(fault)
    keep([...own, { name: wanted, query: cleanQuery(query) }], t.saved(wanted))
    setName('')
  }
  const rename = (preset: Preset, wanted: string) => {
    const fault = nameFault(wanted, preset)
    if (fault) {
      refuse(fault)
      return false
    }
    keep(
      own.map((each) => (each === preset ? { ...each, name: wanted } : each)),
      t.saved(wanted),
    )
    focusList()
    return true
  }
  const download = () => {
    const url = URL.createObjectURL(new Blob([presetsFile(own)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'scope-console-audit-presets.json'
    link.click()
    URL.revokeObjectURL(url)
  }
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    const text = file.size > FILE_MAX ? null : await file.text()
    // The same file may be chosen again.
    input.value = ''
    const imported = text === null ? null : readPresets(text)
    if (!imported) return refuse(text === null ? t.tooLarge : t.refused)
    const both = merged(own, imported)
    if (!both) return refuse(t.tooMany)
    keep(both, t.imported(both.length - own.length))
  }
  const builtIn = [
    { label: t.denied, of: BUILT_IN.denied },
    { label: t.prompts, of: BUILT_IN.prompts },
    { label: t.grants, of: BUILT_IN.grants },
  ]
  const heading = { fontWeight: 600, mt: 2, mb: 0.5 }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent>
        {said && (
          <Alert severity={said.severity} role="alert" sx={{ mb: 1 }}>
            {said.text}
          </Alert>
        )}
        <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
          {t.forAll}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {builtIn.map(({ label, of }) => (
            <Button key={label} variant="outlined" onClick={() => onApply(of)}>
              {label}
            </Button>
          ))}
        </Box>
        <Typography component="h4" variant="body2" sx={heading}>
          {t.request}
        </Typography>
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, pt: 0.75 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (request.trim() !== '') onApply(BUILT_IN.request(request.trim()))
          }}
        >
          <TextField
            id={ids.request}
            label={t.requestId}
            value={request}
            onChange={(event) => setRequest(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 256, autoComplete: 'off', spellCheck: false } }}
            sx={{ flex: 1 }}
          />
          <Button type="submit" variant="outlined">
            {t.show}
          </Button>
        </Box>
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
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map((preset) => (
            <OwnPreset
              key={preset.name}
              preset={preset}
              onApply={() => onApply(preset.query)}
              onRename={(wanted) => rename(preset, wanted)}
              onRemove={() => {
                keep(
                  own.filter((each) => each !== preset),
                  t.removed(preset.name),
                )
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
            save()
          }}
        >
          <TextField
            id={ids.name}
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {own.length > 0 && (
            <Button variant="text" onClick={download}>
              {t.exportFile}
            </Button>
          )}
          <Button variant="text" onClick={() => file.current?.click()}>
            {t.importFile}
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={t.importFile}
            hidden
            onChange={(event) => void take(event)}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
