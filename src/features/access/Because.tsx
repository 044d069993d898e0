import type { Path } from '../../access/types'
import { useNames } from '../../names/use-names'
import { TimeText } from '../../components/TimeText'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

type Props = { paths: readonly Path[] }

/** Why somebody may do something: the first binding that allows it, with its role, place, granter and time; and how many more do. */
export function Because({ paths }: Props) {
  const t = useTexts(whyTexts)
  const names = useNames()
  const [first, ...others] = paths
  if (!first) return null
  const { binding, reach } = first
  const above = binding.resource.type === 'server' ? t.onServer : t.onScope
  const granter = names.principal(binding.granted_by) ?? binding.granted_by.id
  return (
    <>
      <code>{binding.role}</code> {reach === 'direct' ? t.direct : above}
      <span className="muted">
        , {t.grantedBy(granter)} <TimeText instant={binding.created_at} />
        {others.length > 0 && `, ${t.more(others.length)}`}
      </span>
    </>
  )
}
