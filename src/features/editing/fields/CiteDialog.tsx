import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { idOf, type Pick } from '../../../components/compare/named'
import { NamedField } from '../../../components/compare/NamedField'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { DialogForm } from '../../../ui/dialog/DialogForm'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { citeTexts } from './cite-texts'
import type { Citable } from './use-citable'

type Props = {
  label: string
  options: readonly Citable[]
  onPick: (picked: Citable) => void
  onClose: () => void
}

/** Chooses what is cited among what has a name here. The form takes any other id. */
export function CiteDialog({ label, options, onPick, onClose }: Props) {
  const t = useTexts(citeTexts)
  const [pick, setPick] = useState<Pick>({ text: '', id: null })
  const id = idOf(pick, options)
  const picked = options.find((option) => option.id === id)
  return (
    <DialogShell title={t.title} onClose={onClose}>
      <DialogForm onSubmit={() => picked && onPick(picked)}>
        <DialogContent>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            {t.help}
          </Typography>
          <NamedField label={label} pick={pick} options={options} autoFocus onPick={setPick} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <ReasonedButton
            type="submit"
            variant="contained"
            disabledReason={picked ? null : t.noneChosen}
          >
            {t.cite}
          </ReasonedButton>
        </DialogActions>
      </DialogForm>
    </DialogShell>
  )
}
