import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type ChangeEvent } from 'react'
import { useTexts } from '../../../ui/language'
import { download } from '../../../lib/download'
import { presetsFile, type Preset } from './presets'
import { presetsTexts } from './presets-texts'

const save = (presets: Preset[]) =>
  download(
    new Blob([presetsFile(presets)], { type: 'application/json' }),
    'scope-console-audit-presets.json',
  )

type Props = { own: Preset[]; onTake: (file: File) => Promise<void> }

/** A person's presets to a file and from one. */
export function PresetFiles({ own, onTake }: Props) {
  const t = useTexts(presetsTexts)
  const input = useRef<HTMLInputElement>(null)
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    await onTake(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    // The words of the first button begin where the fields above them do.
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, ml: -1.5 }}>
      {own.length > 0 && (
        <Button variant="text" onClick={() => save(own)}>
          {t.exportFile}
        </Button>
      )}
      <Button variant="text" onClick={() => input.current?.click()}>
        {t.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t.importFile}
        hidden
        onChange={(event) => void onChange(event)}
      />
    </Box>
  )
}
