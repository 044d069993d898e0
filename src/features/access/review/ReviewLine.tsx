import { memo } from 'react'
import type { Item } from '../../../access/change/review/review'
import type { Since } from '../../../access/change/review/since'
import { standingAt } from '../../../access/standing'
import type { Uses } from '../../../access/uses/uses'
import { BindingLine } from '../BindingLine'
import type { Shown } from '../shown'
import { LastUseWords } from '../uses/LastUseWords'
import { ChangedSince } from './ChangedSince'
import { DecisionFields } from './DecisionFields'

type Props = {
  item: Item
  since: Since
  shown: Shown
  /** Whether it says on what the binding is. */
  placed: boolean
  /** Further bindings are still to come: what is missing is not gone. */
  isReading: boolean
  uses: Uses | null
  onChange: (bindingId: string, change: Partial<Item>) => void
}

/** One binding under review, as it stands by now, and what is decided of it. */
export const ReviewLine = memo(function ReviewLine(props: Props) {
  const { item, since, shown, placed, isReading, uses, onChange } = props
  const { seen } = item
  const stands = since.kind === 'made' ? since.binding : since.kind === 'changed' && since.now
  const binding = stands || seen
  const standing = standingAt(binding, shown.instant)
  const change = (more: Partial<Item>) => onChange(seen.binding_id, more)
  return (
    <BindingLine
      row={{ binding, place: 'direct', standing }}
      shown={shown}
      placed={placed}
      lastUseOf={() => <LastUseWords uses={uses} binding={seen} />}
      actionsOf={() =>
        since.kind === 'changed' && !isReading ? (
          <ChangedSince since={since} onChange={change} />
        ) : (
          <DecisionFields item={item} since={since} rules={shown.rules} onChange={change} />
        )
      }
    />
  )
})
