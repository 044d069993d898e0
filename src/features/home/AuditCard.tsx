import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { AuditEvent } from '../../api/contract/audit'
import { isUnreadable } from '../../api/unreadable'
import { FailureState } from '../../components/FailureState'
import { ScopeName } from '../../components/ScopeName'
import { TimeText } from '../../components/TimeText'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import type { Glance } from './audit-glance'
import type { Audited } from './home-scopes'
import { CardText, Row, Rows, RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'

/** Events that the card shows. The audit shows the rest. */
const SHOWN = 3

type Props = {
  title: string
  audited: Audited
  answer: UseQueryResult<Glance>
  /** Reads the answer; null once it was asked for. */
  onAsk: (() => void) | null
  unit: (count: number) => string
  /** Said where there is no such event. */
  none: string
  /** Says what the number leaves out where the server has further pages. */
  partly: (answer: Glance) => string
  /** Says what the number always leaves out. */
  notes?: ReactNode
  to: string
  linkLabel: string
  sentence: (event: AuditEvent) => string
  eventTo: (event: AuditEvent) => string
}

/** The number of events, the newest few of them, and a link to all of them in the audit. */
export function AuditCard(props: Props) {
  const { title, audited, answer, onAsk, to, linkLabel } = props
  const t = useTexts(homeTexts)
  return (
    <Panel
      title={title}
      flush
      action={
        <Link component={RouterLink} to={to} aria-label={linkLabel} sx={link}>
          {t.audit}
        </Link>
      }
    >
      <Box sx={{ minHeight: onAsk ? 0 : { xs: 208, lg: 172 } }}>
        <CardText>
          {audited.scopeId === null ? (
            t.ofServer
          ) : (
            <>
              {t.inScope} <ScopeName scopeId={audited.scopeId} />
            </>
          )}
        </CardText>
        {onAsk ? (
          <Box sx={{ px: 2, py: 1 }}>
            <Button variant="outlined" onClick={onAsk}>
              {t.lookInAudit}
            </Button>
          </Box>
        ) : answer.data ? (
          <Answer {...props} data={answer.data} />
        ) : isUnreadable(answer.error) ? (
          <CardText>{t.unreadable}</CardText>
        ) : answer.error ? (
          <Box sx={{ p: 1 }}>
            <FailureState error={answer.error} onRetry={() => void answer.refetch()} />
          </Box>
        ) : (
          <>
            <Box sx={{ px: 2 }}>
              <Skeleton variant="text" width={160} height={32} />
            </Box>
            <RowsSkeleton rows={SHOWN} />
          </>
        )}
      </Box>
    </Panel>
  )
}

function Answer({ data, unit, none, partly, notes, sentence, eventTo }: Props & { data: Glance }) {
  const t = useTexts(homeTexts)
  const { events, hasMore } = data
  const count = events.length
  return (
    <>
      <Box sx={{ px: 2, display: 'flex', alignItems: 'baseline', columnGap: 1, minHeight: 32 }}>
        <Box component="strong" sx={{ fontSize: '1.375rem', lineHeight: '32px', fontWeight: 650 }}>
          {hasMore ? t.countOrMore(count) : t.count(count)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {unit(count)}
        </Box>
      </Box>
      {hasMore && <CardText>{partly(data)}</CardText>}
      {!hasMore && count === 0 && <CardText>{none}</CardText>}
      {!hasMore && (
        <Rows>
          {events.slice(0, SHOWN).map((event) => (
            <Row key={event.event_id} time={<TimeText instant={event.occurred_at} />}>
              <Link component={RouterLink} className="row" color="textPrimary" to={eventTo(event)}>
                {sentence(event)}
              </Link>
            </Row>
          ))}
        </Rows>
      )}
      {notes && <CardText>{notes}</CardText>}
    </>
  )
}

const link = { fontSize: '0.8125rem', whiteSpace: 'nowrap' } as const
