import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import type { BindingRow, Shown } from '../shown'
import { tableTexts } from '../table-texts'
import { useReading } from '../use-reading'
import type { BindingsExport } from './bindings-receipt'

const BindingsExportDialog = lazy(async () => ({
  default: (await import('./BindingsExportDialog')).BindingsExportDialog,
}))

type Props = { shown: Shown; rows: readonly BindingRow[]; filters: BindingsExport['filters'] }

/** "Export…": every binding that matches, as it was read for the screen, so that it costs no call. */
export function ExportBindings({ shown, rows, filters }: Props) {
  const t = useTexts(tableTexts)
  const { list, data, at, isReading } = useReading(shown)
  // The dialog exports the rows of the moment it was opened: the list behind it may be read again.
  const [open, setOpen] = useState<BindingsExport | null>(null)
  const start = () => {
    if (!data) return
    const { bindings, complete, stopped, calls } = data
    const count = bindings.length
    const reading = { list, count, complete, stopped: stopped && String(stopped), calls, at }
    setOpen({ shown, rows, filters, reading })
  }
  return (
    <>
      <ReasonedButton
        variant="outlined"
        disabledReason={isReading ? t.stillReading : null}
        onClick={start}
        sx={{ minHeight: 40, ml: 'auto' }}
      >
        {t.export}
      </ReasonedButton>
      {open && (
        <Opened onClose={() => setOpen(null)}>
          <BindingsExportDialog request={open} onClose={() => setOpen(null)} />
        </Opened>
      )}
    </>
  )
}
