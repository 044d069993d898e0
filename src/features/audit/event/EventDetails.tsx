import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink, useHref } from 'react-router'
import { isAskablePlace } from '../../../api/contract/askable'
import type { AuditEvent } from '../../../api/contract/audit'
import { artifactPath as pathOf } from '../../../components/artifact-paths'
import { CopyButton } from '../../../components/CopyButton'
import { familyOf } from '../../../families/family-of'
import type { Zone } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import { artifactParam } from '../../../routing/resource-param'
import { useTexts } from '../../../ui/language'
import type { EventRows, Order } from '../store/rows'
import { ArtifactLink } from './ArtifactLink'
import { ArtifactNamed } from './ArtifactNamed'
import { EventAround } from './EventAround'
import { EventFields } from './EventFields'
import type { AuditQuery } from '../query/audit-query'
import { EvidenceOfRequest } from './EvidenceOfRequest'
import { EventWhy } from './EventWhy'
import { RevisionAtTime } from './RevisionAtTime'
import { WhatItChanged } from './changed/WhatItChanged'
import { EventSentence } from './EventSentence'
import type { RequestOutcome } from '../../../components/requests/request-outcome'
import { partsOf, type ResourceParts } from '../../../components/resource-words'
import { eventTexts } from './event-texts'

type Props = {
  event: AuditEvent
  /** The loaded events of its request, itself among them. */
  request: readonly AuditEvent[]
  outcome: RequestOutcome
  rows: EventRows
  order: Order
  /** Whose audit the list is. */
  resource: AuditQuery['resource']
  zone: Zone
  /** The address that opens this event, from the console's root. */
  address: string
  onOpen: (event: AuditEvent) => void
}

/** The page of the Artifact that a resource names, if there can be one: a Prompt has one of its own. */
function artifactPath(parts: ResourceParts): string | null {
  if (parts.kind !== 'artifact') return null
  const { scopeId, family, artifactId } = parts
  if (!isAskablePlace(scopeId, family, artifactId)) return null
  return pathOf(scopeId, family, artifactId)
}

/** The resource of an event in the words of an address of Access (screens §9), or null if no service could know it. */
function accessParam(parts: ResourceParts): string | null {
  if (parts.kind === 'server') return 'server'
  if (parts.kind === 'other' || !isAskablePlace(parts.scopeId)) return null
  const ofArtifact =
    parts.kind === 'artifact' && isAskablePlace(parts.scopeId, parts.family, parts.artifactId)
  return ofArtifact ? artifactParam(parts) : `scope:${parts.scopeId}`
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.5,
  alignItems: 'center',
  minHeight: 28,
  // An item with a minimum height may shrink to it. The drawer's column drew the second line over what follows.
  flexShrink: 0,
} as const

/** An event: what it means, where it leads, every field, and what else its request did. */
export function EventDetails({
  event,
  request,
  outcome,
  rows,
  order,
  resource,
  zone,
  address,
  onOpen,
}: Props) {
  const t = useTexts(eventTexts)
  const href = useHref(address)
  const parts = partsOf(event.resource)
  const scopeId = parts.kind === 'scope' || parts.kind === 'artifact' ? parts.scopeId : null
  const artifact = artifactPath(parts)
  const accessTo = accessParam(parts)
  const isPrompt = parts.kind === 'artifact' && familyOf(parts.family).configures
  return (
    <>
      <EventSentence event={event} request={request} outcome={outcome} />
      <Box sx={{ ...LINE, mt: 1, columnGap: 1.5 }}>
        {scopeId !== null && isAskablePlace(scopeId) && (
          <Link component={RouterLink} to={paths.scope(scopeId)} variant="body2">
            {t.openScope}
          </Link>
        )}
        {artifact !== null && parts.kind === 'artifact' && (
          <ArtifactLink place={parts} to={artifact}>
            {isPrompt ? t.openPrompt : t.openArtifact}
          </ArtifactLink>
        )}
        {accessTo !== null && (
          <Link
            component={RouterLink}
            to={paths.access({ resource: accessTo, view: 'people', as_of: event.occurred_at })}
            variant="body2"
          >
            {t.accessThen}
          </Link>
        )}
      </Box>
      {/* A button's text begins where the links begin. */}
      <Box sx={{ ...LINE, mb: 1, ml: -0.75 }}>
        <CopyButton value={new URL(href, location.href).href} what={t.link} label={t.copyLink} />
        <CopyButton value={JSON.stringify(event, null, 2)} what={t.json} label={t.copyJson} />
        <EvidenceOfRequest event={event} request={request} resource={resource} zone={zone} />
      </Box>
      {artifact !== null && parts.kind === 'artifact' && !isPrompt && (
        <ArtifactNamed key={artifact} place={parts} />
      )}
      <WhatItChanged event={event} request={request} />
      <EventWhy event={event} resource={resource} zone={zone} />
      <EventFields event={event} zone={zone} />
      {artifact !== null && parts.kind === 'artifact' && (
        <RevisionAtTime
          key={event.cursor}
          scopeId={parts.scopeId}
          family={parts.family}
          artifactId={parts.artifactId}
          instant={event.occurred_at}
          zone={zone}
        />
      )}
      <EventAround event={event} rows={rows} order={order} zone={zone} onOpen={onOpen} />
    </>
  )
}
