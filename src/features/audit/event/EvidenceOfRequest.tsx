import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { requestEvidence } from '../evidence/request-evidence'
import type { ExportRequest } from '../export/export-request'
import { filterTexts } from '../filters/filter-texts'
import type { AuditQuery } from '../query/audit-query'
import { eventTexts } from './event-texts'

const EvidenceDialog = lazy(async () => ({
  default: (await import('../evidence/EvidenceDialog')).EvidenceDialog,
}))

type Props = {
  event: AuditEvent
  /** The loaded events of its request, itself among them. */
  request: readonly AuditEvent[]
  resource: AuditQuery['resource']
  zone: Zone
}

/** "Evidence of this request…": the bundle of a list, of the events of one request. */
export function EvidenceOfRequest({ event, request, resource, zone }: Props) {
  const t = useTexts(eventTexts)
  const words = useTexts(filterTexts)
  // The dialog keeps the question that it was opened with, because the list behind it goes on changing.
  const [asked, setAsked] = useState<ExportRequest | null>(null)
  return (
    <>
      <Button
        variant="text"
        size="small"
        sx={{ minWidth: 0, minHeight: 24, px: 0.75, py: 0 }}
        onClick={() => setAsked(requestEvidence([event, ...request], resource, words, t.event))}
      >
        {event.request_id == null ? t.evidenceOfEvent : t.evidence}
      </Button>
      {asked && (
        <Opened onClose={() => setAsked(null)}>
          <EvidenceDialog request={asked} zone={zone} onClose={() => setAsked(null)} />
        </Opened>
      )}
    </>
  )
}
