import { memo, type ReactNode } from 'react'
import type { Binding } from '../../api/contract/access'
import { TimeText } from '../../components/TimeText'
import { useNameText } from '../../names/use-name-text'
import { useTexts } from '../../ui/language'
import { PersonLink } from './PersonLink'
import { PlaceLink } from './PlaceLink'
import { RoleWords } from './RoleWords'
import type { BindingRow, Shown } from './shown'
import { StandingWords } from './StandingWords'
import { tableTexts } from './table-texts'

type Props = {
  row: BindingRow
  shown: Shown
  /** Whether it says on what the binding is: false where all rows of the table are on one resource. */
  placed?: boolean
  /** When it was last used, below how it stands. */
  lastUseOf?: ((binding: Binding) => ReactNode) | undefined
  /** The row's buttons. The row calls the function itself: elements that a table makes are new at each render, and React would draw every row again. */
  actionsOf?: ((binding: Binding) => ReactNode) | undefined
}

/** One binding: who, which role, on what, by whom and why, and how it stands. */
export const BindingLine = memo(function BindingLine(props: Props) {
  const { row, shown, placed = true, lastUseOf, actionsOf } = props
  const t = useTexts(tableTexts)
  const { binding, standing } = row
  const isOver = standing === 'expired' || standing === 'revoked'
  const granter = useNameText(
    (names) => names.principal(binding.granted_by) ?? binding.granted_by.id,
  )
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
      {placed && cell(t.on, <PlaceLink resource={binding.resource} shown={shown} />)}
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
          {lastUseOf?.(binding)}
        </>,
      )}
      {actionsOf && <div role="cell">{actionsOf(binding)}</div>}
    </div>
  )
})
