import { isKnownState } from '../../access/standing'
import type { Standing } from '../../access/types'
import type { Binding } from '../../api/contract/access'
import { TimeText } from '../../components/TimeText'
import { useNameText } from '../../names/use-name-text'
import { useTexts } from '../../ui/language'
import { Chip } from '../../ui/Chip'
import { tableTexts } from './table-texts'

type Props = { binding: Binding; standing: Standing }

const LOOKS = {
  'in force': { bgcolor: 'allowed.soft', color: 'allowed.main' },
  ending: { bgcolor: 'warning.soft', color: 'warning.main' },
  expired: { bgcolor: 'neutral.soft', color: 'text.secondary' },
  revoked: { bgcolor: 'denied.soft', color: 'denied.main' },
  'not yet': { bgcolor: 'neutral.soft', color: 'text.secondary' },
} as const satisfies Record<Standing, object>

/** How a binding stands, and since when or until when. */
export function StandingWords({ binding, standing }: Props) {
  const t = useTexts(tableTexts)
  const { expires_at: expires, revoked_at: revokedAt, revoked_by: revokedBy } = binding
  const revoker = useNameText(
    (names) => (revokedBy && (names.principal(revokedBy) ?? revokedBy.id)) ?? undefined,
  )
  const isOver = standing === 'expired' || standing === 'revoked'
  // Whether it is in force, only its server knows: the word stands as it was sent.
  const isStrange = !isOver && !isKnownState(binding)
  const at = standing === 'revoked' ? revokedAt : expires
  return (
    <>
      {isStrange ? (
        // Not in a chip, which would cut it.
        <>
          <code>{binding.state}</code>
          <div className="muted">{t.strangeState}</div>
        </>
      ) : (
        <Chip label={t.standings[standing]} sx={LOOKS[standing]} />
      )}
      {at && (
        <div className="muted">
          {isOver ? t.ended : t.ends} <TimeText instant={at} />
          {standing === 'revoked' && revoker !== undefined && ` ${t.revokedBy(revoker)}`}
        </div>
      )}
    </>
  )
}
