import { memo, type ReactNode } from 'react'
import { TimeText } from '../../components/TimeText'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { PersonLink } from './PersonLink'
import { PlaceName } from './PlaceName'
import { RoleWords } from './RoleWords'
import type { BindingRow, Shown } from './shown'
import { StandingWords } from './StandingWords'
import { tableTexts } from './table-texts'

type Props = {
  row: BindingRow
  shown: Shown
  /** When it was last used, below how it stands. */
  lastUse?: ReactNode
  actions?: ReactNode
}

/** One binding: who, which role, on what, by whom and why, and how it stands. */
export const BindingLine = memo(function BindingLine({ row, shown, lastUse, actions }: Props) {
  const t = useTexts(tableTexts)
  const names = useNames()
  const { binding, standing } = row
  const isOver = standing === 'expired' || standing === 'revoked'
  const granter = names.principal(binding.granted_by) ?? binding.granted_by.id
  const cell = (label: string, content: ReactNode) => (
    <div role="cell">
      <span className="label">{label}</span>
      {content}
    </div>
  )
  return (
    <div role="row" className={isOver ? 'gone' : undefined}>
      <div role="rowheader">
        <PersonLink principal={binding.subject} shown={shown} />
      </div>
      {cell(
        t.role,
        <>
          <RoleWords role={binding.role} rules={shown.rules} />
          {shown.rules.get(binding.role)?.systemManaged && (
            <div className="muted">{t.systemManaged}</div>
          )}
        </>,
      )}
      {cell(t.on, <PlaceName resource={binding.resource} />)}
      {cell(
        t.granted,
        <>
          <TimeText instant={binding.created_at} /> {t.by(granter)}
          <div className="muted">{binding.reason || t.noReason}</div>
        </>,
      )}
      {cell(
        t.standing,
        <>
          <StandingWords binding={binding} standing={standing} />
          {lastUse}
        </>,
      )}
      {actions !== undefined && <div role="cell">{actions}</div>}
    </div>
  )
})
