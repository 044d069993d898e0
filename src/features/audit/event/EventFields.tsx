import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { eventTexts } from './event-texts'

/** The fields of an event in the order in which a reader asks for them (contract §6). */
const FIELDS = [
  'occurred_at',
  'allowed',
  'operation',
  'action',
  'resource',
  'principal',
  'actor',
  'reason_code',
  'target',
  'role',
  'binding_id',
  'matched_subject',
  'policy_revision',
  'expected_version',
  'result_version',
  'request_id',
  'event_id',
  'cursor',
  'transport',
] as const

/** A structure, flat enough to be read: "type: scope", "scope_id: …"; parts that are null say nothing. */
function linesOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, part]) => {
    if (part === null || part === undefined) return []
    if (typeof part === 'object') return linesOf(part as object, `${prefix}${key}.`)
    return [`${prefix}${key}: ${String(part)}`]
  })
}

function valueOf(name: string, value: unknown, zone: Zone, notRecorded: string): ReactNode {
  if (value === null || value === undefined) {
    return (
      <Typography variant="body2" color="textSecondary" component="span">
        {notRecorded}
      </Typography>
    )
  }
  if (name === 'occurred_at' && typeof value === 'string') {
    return (
      <>
        <time dateTime={value}>
          <WholeTimes text={exactTime(value, zone)} />
        </time>
        <Box component="code" sx={{ display: 'block', color: 'text.secondary' }}>
          {value}
        </Box>
      </>
    )
  }
  if (typeof value === 'object') {
    return linesOf(value).map((line) => (
      <Box key={line} component="code" sx={{ display: 'block' }}>
        {line}
      </Box>
    ))
  }
  return <code>{String(value)}</code>
}

/** Every field with its name as the service gives it; what an event lacks is said, not left out. */
export function EventFields({ event, zone }: { event: AuditEvent; zone: Zone }) {
  const t = useTexts(eventTexts)
  const others = Object.keys(event).filter((key) => !(FIELDS as readonly string[]).includes(key))
  const list = (names: readonly string[]) => (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '136px minmax(0, 1fr)' },
        fontSize: '0.8125rem',
        '& dt': { color: 'text.secondary', pt: 0.75 },
        '& dd': { m: 0, pt: { xs: 0, sm: 0.75 }, pb: 0.75, overflowWrap: 'anywhere' },
        '& dd, & dt': { borderBottom: { sm: '1px solid var(--sc-palette-line-main)' } },
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{valueOf(name, event[name], zone, t.notRecorded)}</dd>
        </Box>
      ))}
    </Box>
  )
  return (
    <>
      {/* The eye sees where the fields begin. A screen reader that goes from heading to heading needs this one. */}
      <h3 style={visuallyHidden}>{t.fields}</h3>
      {list(FIELDS)}
      {others.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t.otherFields}
          </Typography>
          {list(others)}
        </>
      )}
    </>
  )
}
