import { useMemo, type CSSProperties } from 'react'
import { between } from '../../access/between'
import { serverNow } from '../../api/server-clock'
import { EmptyState } from '../../components/EmptyState'
import { exactTime } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { Because } from './Because'
import { deedsOn } from './deeds'
import { PersonLink } from './PersonLink'
import type { Shown } from './shown'
import { AccessTable } from './table-layout'
import { TableHead } from './TableHead'
import { accessTexts } from './texts'
import { whyTexts } from './why-texts'

const COLUMNS = {
  '--columns': 'minmax(0, 1.2fr) minmax(0, 0.8fr) minmax(0, 0.6fr) minmax(0, 2fr)',
} as CSSProperties

/** Tab "Gained and lost": what changed between the instant of the screen and now. */
export function ChangesView({ shown }: { shown: Shown }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const deeds = deedsOn(shown.resource)
  const differences = useMemo(
    () =>
      between({
        before: shown,
        after: { bindings: shown.bindings, instant: serverNow() * 1000 },
        rules: shown.rules,
        resource: shown.resource,
        actions: [...new Set(deeds.map(({ action }) => action))],
      }),
    [shown, deeds],
  )
  if (differences.length === 0) {
    return (
      <EmptyState title={t.noChanges}>
        {t.noChangesHelp(exactTime(shown.asOf ?? '', 'local').replace('.000', ''))}
      </EmptyState>
    )
  }
  return (
    <AccessTable role="table" aria-label={t.changes} style={COLUMNS}>
      <TableHead columns={[t.principal, t.action, t.change, t.because]} />
      <div role="rowgroup" className="body">
        {differences.map(({ principal, action, change, paths }) => (
          <div role="row" key={`${principal.type} ${principal.id} ${action}`}>
            <div role="rowheader">
              <PersonLink principal={principal} shown={shown} />
            </div>
            <div role="cell">
              <span className="label">{t.action}</span>
              {w.list(
                deeds.filter((deed) => deed.action === action).map(({ name }) => w.deeds[name]),
              )}
            </div>
            <div role="cell">
              <span className="label">{t.change}</span>
              {change === 'gained' ? `+ ${t.gained}` : `− ${t.lost}`}
            </div>
            <div role="cell">
              <span className="label">{t.because}</span>
              <Because paths={paths} />
            </div>
          </div>
        ))}
      </div>
    </AccessTable>
  )
}
