import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { ITEMS_MAX } from '../../../access/change/review/review'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { TableSearch } from '../../../components/TableSearch'
import { useNames } from '../../../names/use-names'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import type { AccessFilters } from '../access-search'
import { placeText } from '../place-text'
import type { Shown } from '../shown'
import { tableTexts } from '../table-texts'
import { useChange } from '../use-change'
import { useReading } from '../use-reading'
import { ReviewFiles } from './ReviewFiles'
import { reviewableRows } from './reviewable'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

type Props = { shown: Shown; filters: AccessFilters; work: ReturnType<typeof useReview> }

/** Which bindings are reviewed: of the resource on screen all, or those of one role, or of some people. */
export function StartReview({ shown, filters, work }: Props) {
  const t = useTexts(reviewTexts)
  const table = useTexts(tableTexts)
  const names = useNames()
  const change = useChange()
  const { isReading } = useReading(shown)
  const nameOf = ({ subject }: { subject: { type: string; id: string } }) =>
    (names.principal({ ...subject, description: null }) ?? subject.id).toLowerCase()
  const all = useMemo(() => reviewableRows(shown, {}, () => ''), [shown])
  const rows = reviewableRows(shown, filters, nameOf)
  const { role = '', q = '', subject = null } = filters
  const roles = [...new Set(all.map(({ binding }) => binding.role).concat(role || []))].sort()
  const blocked = isReading
    ? t.reading
    : rows.length === 0
      ? t.none
      : rows.length > ITEMS_MAX
        ? t.tooMany(ITEMS_MAX)
        : null
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography variant="h2">{t.heading(placeText(shown.resource, table, names))}</Typography>
      <Typography>{t.about}</Typography>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.75 }}>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <TableSearch label={table.search} max={255} />
        </Box>
        <Field
          label={table.role}
          value={role}
          onChange={(value) => change({ role: value })}
          labelAbove
          sx={{ width: { xs: '100%', sm: 220 } }}
        >
          <option value="">{table.anyRole}</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Field>
      </Box>
      <Typography role="status">{rows.length === 0 ? t.none : t.count(rows.length)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t.leftOut}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <ReasonedButton
          variant="contained"
          disabledReason={blocked}
          onClick={() =>
            work.start(
              { role, person: q.trim(), subject },
              rows.map(({ binding }) => binding),
            )
          }
        >
          {t.start}
        </ReasonedButton>
        <ReviewFiles review={null} work={work} />
      </Box>
    </Box>
  )
}
