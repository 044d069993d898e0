import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BINDING_CHANGES } from '../../api/contract/audit'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AuditCard } from './AuditCard'
import { deniedQuery, GRANT_DAYS, grantsQuery } from './audit-glance'
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

/** What was denied lately. */
function Denied({ audited }: { audited: Audited }) {
  const t = useTexts(homeTexts)
  const names = useNames()
  const glance = useGlance(deniedQuery(audited), audited)
  // Decisions: a request may hold a denied one and succeed.
  const filters = {
    resource: audited.param,
    result: 'denied',
    from: '-24h',
    rows: 'decisions' as const,
  }
  return (
    <AuditCard
      title={t.denied}
      audited={audited}
      {...glance}
      unit={t.deniedUnit}
      none={t.noneDenied}
      partly={() => t.latestElsewhere}
      to={paths.audit(filters)}
      linkLabel={t.openDenied}
      sentence={({ principal, operation, resource }) =>
        t.deniedRow(whoOf(principal, names), operation, resourceText(resource, t, names))
      }
      eventTo={({ event_id: event }) => paths.audit({ ...filters, event })}
    />
  )
}

/** Which roles were granted and revoked lately. */
function Grants({ audited }: { audited: Audited }) {
  const t = useTexts(homeTexts)
  const names = useNames()
  const glance = useGlance(grantsQuery(audited), audited)
  const filters = {
    resource: audited.param,
    from: `-${GRANT_DAYS}d`,
    operation: BINDING_CHANGES,
  }
  return (
    <AuditCard
      title={t.grants}
      audited={audited}
      {...glance}
      unit={(count) => t.changeUnit(count, GRANT_DAYS)}
      none={t.noChanges}
      partly={({ read }) => t.grantsPartly(read)}
      notes={t.grantsWhich}
      to={paths.audit(filters)}
      linkLabel={t.openGrants}
      sentence={({ principal, role, target, resource, reason_code: reason }) =>
        (reason === 'binding-revoked' ? t.revoked : t.granted)(
          whoOf(principal, names),
          role ?? '',
          target ? whoOf(target, names) : '',
          resourceText(resource, t, names),
        )
      }
      eventTo={({ event_id: event }) => paths.audit({ ...filters, event })}
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
