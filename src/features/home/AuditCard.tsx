import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { Resource } from '../../api/contract/access'
import { isUnreadable } from '../../api/unreadable'
import { FailureState } from '../../components/FailureState'
import { ScopeName } from '../../components/ScopeName'
import { TimeText } from '../../components/TimeText'
import { partsOf } from '../../components/resource-words'
import { ASKING, useScopeNamesOffer } from '../../components/use-scope-names-offer'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import type { Glance } from './audit-glance'
import { glanceTexts } from './glance-texts'
import type { Audited } from './home-scopes'
import { CardText, Row, Rows, RowsSkeleton } from '../../components/heads/Rows'

/** Rows that the card shows. The audit shows the rest. */
export const SHOWN = 3

/** The line in which a card says what it has read. */
export type Told = {
  count: number
  unit: string
  /** The newest, at most `SHOWN`: a sentence each, which leads to its event. */
  rows: readonly { key: string; text: string; instant: string; to: string; resource: Resource }[]
  /** Says that there is none, or what the number leaves out where the server has further pages; null: neither. */
  instead: string | null
  notes: readonly string[]
}

type Props = {
  title: string
  audited: Audited
  answer: UseQueryResult<Glance>
  /** Reads the answer; null once it was asked for. */
  onAsk: (() => void) | null
  /** Words the answer; null: not known yet. */
  tell: (answer: Glance) => Told | null
  to: string
  linkLabel: string
}

/** The number of events, the newest few of them, and a link to all of them in the audit. */
export function AuditCard({ title, audited, answer, onAsk, tell, to, linkLabel }: Props) {
  const t = useTexts(glanceTexts)
  const told = answer.data && tell(answer.data)
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
        ) : told && answer.data ? (
          <Answer told={told} hasMore={answer.data.hasMore} />
        ) : isUnreadable(answer.error) ? (
          <CardText>{t.unreadable}</CardText>
        ) : answer.error ? (
          <Box sx={{ p: 1 }}>
            <FailureState error={answer.error} onRetry={() => void answer.refetch()} />
          </Box>
        ) : (
          <AnswerSkeleton />
        )}
      </Box>
    </Panel>
  )
}

function AnswerSkeleton() {
  return (
    <>
      <Box sx={{ px: 2 }}>
        <Skeleton variant="text" width={160} height={32} />
      </Box>
      <RowsSkeleton rows={SHOWN} />
    </>
  )
}

function Answer({ told, hasMore }: { told: Told; hasMore: boolean }) {
  const t = useTexts(glanceTexts)
  const { count, unit, rows, instead, notes } = told
  const offer = useScopeNamesOffer(
    rows.flatMap(({ resource }) => {
      const parts = partsOf(resource)
      return 'scopeId' in parts ? [parts.scopeId] : []
    }),
  )
  // It takes a line of its own on a phone: the rows below come together with it.
  if (offer === ASKING) return <AnswerSkeleton />
  return (
    <>
      <Box
        sx={{
          px: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          minHeight: 32,
        }}
      >
        <Box component="strong" sx={{ fontSize: '1.375rem', lineHeight: '32px', fontWeight: 650 }}>
          {hasMore ? t.countOrMore(count) : t.count(count)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {unit}
        </Box>
        {offer && (
          <Button variant="text" sx={button} onClick={offer.read}>
            {offer.label}
          </Button>
        )}
      </Box>
      {instead !== null && <CardText>{instead}</CardText>}
      <Rows>
        {rows.map(({ key, text, instant, to }) => (
          <Row key={key} time={<TimeText instant={instant} />}>
            <Link
              component={RouterLink}
              className="row"
              color="textPrimary"
              to={to}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {text}
            </Link>
          </Row>
        ))}
      </Rows>
      {notes.length > 0 && <CardText>{notes.join(' ')}</CardText>}
    </>
  )
}

const link = { fontSize: '0.8125rem', whiteSpace: 'nowrap' } as const
const button = {
  whiteSpace: 'normal',
  textAlign: 'start',
  ml: { xs: -1.5, sm: 'auto' },
  mr: -1.5,
  py: 0,
} as const
