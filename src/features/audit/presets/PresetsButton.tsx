import Button from '@mui/material/Button'
import { lazy, useState, type ComponentProps } from 'react'
import { Opened } from '../../../components/Opened'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'

const PresetsDialog = lazy(async () => ({
  default: (await import('./PresetsDialog')).PresetsDialog,
}))

type Props = Pick<ComponentProps<typeof PresetsDialog>, 'query' | 'resource' | 'onAddress'>

/** Opens the dialog "Presets". */
export function PresetsButton({ onAddress, ...place }: Props) {
  const t = useTexts(auditTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        sx={{ minHeight: { sm: 36 }, px: { xs: 1, sm: 1.5 } }}
        onClick={() => setOpen(true)}
      >
        {t.presets}
      </Button>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <PresetsDialog
            {...place}
            onAddress={(to) => {
              setOpen(false)
              onAddress(to)
            }}
            onClose={() => setOpen(false)}
          />
        </Opened>
      )}
    </>
  )
}
