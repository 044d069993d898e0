import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isAskablePlace } from '../../../../api/contract/askable'
import type { AuditEvent } from '../../../../api/contract/audit'
import { newOwnerIn, soughtBy } from '../../../../commit/author/sought-by'
import { useTexts } from '../../../../ui/language'
import { AskWhatItChanged } from './AskWhatItChanged'
import { changedTexts } from './changed-texts'
import { RevisionLink } from './RevisionLink'

type Props = {
  event: AuditEvent
  /** The loaded events of its request, itself among them. */
  request: readonly AuditEvent[]
}

/** The revision that an allowed change made, as certainly as it can be told; nothing for other events. */
export function WhatItChanged({ event, request }: Props) {
  const t = useTexts(changedTexts)
  const sought = soughtBy(event)
  if (sought === null) return null
  const owner = newOwnerIn(request)
  const named = owner ? soughtBy(owner) : null
  const { scopeId, families, artifactId } = named ?? sought
  if (!isAskablePlace(scopeId, families[0], artifactId ?? undefined)) return null
  return (
    <Box component="section" sx={{ mt: 2, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h3">
        {t.title}
      </Typography>
      {named?.artifactId != null ? (
        <>
          <Typography variant="body2">
            {t.made}{' '}
            <RevisionLink
              place={{ scopeId, family: families[0] ?? '', artifactId: named.artifactId }}
              revision={1}
            />
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t.named}
          </Typography>
        </>
      ) : (
        <AskWhatItChanged key={event.event_id} event={event} sought={sought} />
      )}
    </Box>
  )
}
