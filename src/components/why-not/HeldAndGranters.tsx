import { useNames } from '../../names/use-names'
import type { EverHeld } from '../../access/ever-held'
import { helpFor } from '../../access/help'
import { newestIn } from '../../access/standing'
import { isSame } from '../../access/subjects'
import type { Known } from '../../access/types'
import type { Principal } from '../../api/contract/access'
import { serverNow } from '../../api/server-clock'
import { formatInstant } from '../../lib/date/micros'
import { exactTime } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { isOnServer, type AskedAction } from './asks'
import { whyNotTexts } from './why-not-texts'

/** People who are named at most: more of them are found behind the link. */
const NAMED_MAX = 5

type Props = {
  action: AskedAction
  scopeId: string | null
  me: Principal
  /** Null: the reader may read no bindings there. */
  read: { known: Known; isReading: boolean } | null
}

/** Whether the reader ever held a role that allows it, until when, and who can grant one; of both, why it is not known. */
export function HeldAndGranters({ action, scopeId, me, read }: Props) {
  const t = useTexts(whyNotTexts)
  const names = useNames()
  const nameOf = (one: Principal) => names.principal(one) ?? one.id
  const timeOf = (at: number) => exactTime(formatInstant(at), 'local').replace('.000', '')
  if (read === null || scopeId === null) {
    const server = isOnServer(action)
    return (
      <>
        <dt>{t.held}</dt>
        <dd>{server ? t.heldHiddenOnServer : t.heldHidden}</dd>
        <dt>{t.granters}</dt>
        <dd>{server ? t.askServer : t.askScope}</dd>
      </>
    )
  }
  const moment = {
    action,
    resource: { type: 'scope', scope_id: scopeId },
    // The server has done what its list tells of, whatever the clocks say.
    instant: Math.max(serverNow() * 1_000, newestIn(read.known.bindings)),
  } as const
  const { held, granters } = helpFor(me, read.known, moment)
  const words = (found: EverHeld): string => {
    switch (found.kind) {
      case 'lost': {
        const by = found.how === 'revoked' ? found.binding.revoked_by : null
        return t.lost(found.binding.role, timeOf(found.until), found.how, by ? nameOf(by) : null)
      }
      case 'later':
        return t.later(found.binding.role, timeOf(found.since))
      case 'held':
        return t.heldNow(found.binding.role)
      case 'never':
        return read.isReading ? t.looking : t.never
    }
  }
  const others = granters.filter(({ principal }) => !isSame(principal, me))
  const more = others.length - NAMED_MAX
  return (
    <>
      <dt>{t.held}</dt>
      <dd>{words(held)}</dd>
      <dt>{t.granters}</dt>
      <dd>
        {t.yourself}
        {others.length > 0 && (
          <ul>
            {others.slice(0, NAMED_MAX).map(({ principal, paths }) => (
              <li key={`${principal.type} ${principal.id}`}>
                {names.principal(principal)}{' '}
                <span className="muted">
                  {principal.type} <code>{principal.id}</code>
                  {paths[0] && `, ${t.by(paths[0].binding.role)}`}
                </span>
              </li>
            ))}
            {more > 0 && <li>{t.moreGranters(more)}</li>}
          </ul>
        )}
      </dd>
    </>
  )
}
