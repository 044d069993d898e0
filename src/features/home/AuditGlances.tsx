import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BINDING_CHANGES, type AuditEvent } from '../../api/contract/audit'
import { ownReadingOf } from '../../components/requests/own-reading'
import { requestTexts } from '../../components/requests/request-texts'
import { principalText } from '../../components/resource-words'
import { usePrincipal } from '../../components/use-principal'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AuditCard, SHOWN, type Told } from './AuditCard'
import { deniedQuery, GRANT_DAYS, grantsQuery, type Glance } from './audit-glance'
import {
  alike,
  deniedRequests,
  deniedText,
  mayHaveBeenAllowed,
  wasAllowed,
} from './denied-requests'
import { glanceTexts } from './glance-texts'
import type { Audited } from './home-scopes'
import { resourceText, whoOf } from './resource-text'
import { homeTexts } from './texts'

type GlanceOptions = ReturnType<typeof deniedQuery>

/**
 * Reads the server's audit at once, but a Scope's only when the person asks for it. Reading a Scope's audit leaves a denial
 * in the server's for everybody who does not administer the server too (contract §6). Home is opened every morning, and
 * must not fill the audit with denials.
 */
function useGlance(options: GlanceOptions, { scopeId }: Audited) {
  const [isWanted, setIsWanted] = useState(scopeId === null)
  const answer = useQuery({ ...options, enabled: isWanted })
  const isAsked = isWanted || answer.data !== undefined
  return { answer, onAsk: isAsked ? null : () => setIsWanted(true) }
}

/** What was denied lately to others, and to the reader where it was no reading: the audit's list leaves the same out. */
function Denied({ audited }: { audited: Audited }) {
  const t = useTexts(glanceTexts)
  const home = useTexts(homeTexts)
  const requests = useTexts(requestTexts)
  const names = useNames()
  const me = usePrincipal()
  const glance = useGlance(deniedQuery(audited), audited)
  // Decisions: a request may hold a denied one and succeed.
  const filters = {
    resource: audited.param,
    result: 'denied',
    from: '-24h',
    rows: 'decisions' as const,
  }
  const row = (decisions: readonly AuditEvent[]) => {
    const told = deniedText(decisions, { t, home, requests, names })
    const [first] = decisions
    if (!told || !first) return []
    const { event_id: event, occurred_at: instant, resource } = first
    const to = paths.audit({ ...filters, event })
    return [
      { ...told, isDoubtful: mayHaveBeenAllowed(decisions), key: event, instant, resource, to },
    ]
  }
  const tell = ({ events, hasMore }: Glance): Told | null => {
    if (me === null) return null
    const isOwn = ownReadingOf(principalText(me))
    const others = events.filter((event) => !isOwn(event))
    const own = events.length - others.length
    const asked = deniedRequests(others)
    // Of a page that is not the last, a request may have further decisions.
    const telling = hasMore ? [] : asked.filter((decisions) => !wasAllowed(decisions))
    const allowed = hasMore ? 0 : asked.length - telling.length
    const rows = alike(telling.flatMap(row)).slice(0, SHOWN)
    const none = own > 0 ? t.noneElseDenied : t.noneDenied
    return {
      count: others.length,
      unit: t.deniedUnit(others.length, hasMore ? null : asked.length),
      rows: rows.map(({ times, ...rest }) => ({
        ...rest,
        text: times === 1 ? rest.text : t.timesOver(rest.text, times),
      })),
      instead: hasMore ? t.latestElsewhere : asked.length === 0 ? none : null,
      notes: [
        rows.some(({ isRefused }) => !isRefused) && t.oneDecision,
        allowed > 0 && t.allowedLeftOut(allowed),
        own > 0 && t.ownLeftOut(own),
      ].filter((note) => note !== false),
    }
  }
  return (
    <AuditCard
      title={home.denied}
      audited={audited}
      {...glance}
      tell={tell}
      to={paths.audit(filters)}
      linkLabel={t.openDenied}
    />
  )
}

/** Which roles were granted and revoked lately. */
function Grants({ audited }: { audited: Audited }) {
  const t = useTexts(glanceTexts)
  const home = useTexts(homeTexts)
  const names = useNames()
  const glance = useGlance(grantsQuery(audited), audited)
  const filters = {
    resource: audited.param,
    from: `-${GRANT_DAYS}d`,
    operation: BINDING_CHANGES,
  }
  const row = (change: AuditEvent) => {
    const { event_id: event, occurred_at: instant, principal, role, target, resource } = change
    const words = change.reason_code === 'binding-revoked' ? t.revoked : t.granted
    const whom = target ? whoOf(target, names) : ''
    const on = resourceText(resource, home, names)
    return {
      key: event,
      text: words(whoOf(principal, names), role ?? '', whom, on),
      instant,
      resource,
      to: paths.audit({ ...filters, event }),
    }
  }
  return (
    <AuditCard
      title={home.grants}
      audited={audited}
      {...glance}
      tell={({ events, hasMore, read }) => ({
        count: events.length,
        unit: t.changeUnit(events.length, GRANT_DAYS),
        rows: hasMore ? [] : events.slice(0, SHOWN).map(row),
        instead: hasMore ? t.grantsPartly(read) : events.length === 0 ? t.noChanges : null,
        notes: [t.grantsWhich],
      })}
      to={paths.audit(filters)}
      linkLabel={t.openGrants}
    />
  )
}

/** What the audit tells of the last days. */
export function AuditGlances({ audited }: { audited: Audited }) {
  return (
    <>
      <Denied audited={audited} />
      <Grants audited={audited} />
    </>
  )
}
