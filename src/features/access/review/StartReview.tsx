import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { keptChoice } from '../../../access/change/review/choice'
import { ITEMS_MAX } from '../../../access/change/review/review'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { TableSearch } from '../../../components/TableSearch'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { placeText } from '../place-text'
import type { Shown } from '../shown'
import { tableTexts } from '../table-texts'
import { useChange } from '../use-change'
import { useReading } from '../use-reading'
import { chosenIn, withChosen } from './chosen-search'
import { ReviewFiles } from './ReviewFiles'
import { chosenRows, reviewableRows } from './reviewable'
import { SeveralField } from './SeveralField'
import { reviewTexts } from './texts'
import { useOptions } from './use-options'
import type { useReview } from './use-review'

type Props = { shown: Shown; work: ReturnType<typeof useReview> }

/** Which bindings are reviewed: of the resource on screen all, or those of some roles, people or Scopes. */
export function StartReview({ shown, work }: Props) {
  const t = useTexts(reviewTexts)
  const table = useTexts(tableTexts)
  const names = useNames()
  const change = useChange()
  const { isReading } = useReading(shown)
  const [params] = useSearchParams()
  const ofServer = shown.resource.type === 'server'
  const choice = useMemo(() => {
    const chosen = chosenIn(params)
    return ofServer ? chosen : { ...chosen, scopes: [] }
  }, [params, ofServer])
  const all = useMemo(() => reviewableRows(shown), [shown])
  const options = useOptions(all, choice, names, t.bindings)
  // What is typed is drawn at once; what is counted of ten thousand rows follows it.
  const counted = useDeferredValue(choice)
  const rows = useMemo(
    () =>
      chosenRows(all, counted, ({ subject }) =>
        (names.principal(subject) ?? subject.id).toLowerCase(),
      ),
    [all, counted, names],
  )
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
      <Box role="search" sx={{ display: 'grid', gap: 2, pt: 0.75 }}>
        {ofServer && (
          <SeveralField
            label={t.scopes}
            any={t.everywhere}
            options={options.scopes}
            chosen={options.chosenScopes}
            onChange={(values) => change((now) => withChosen(now, 'scope', values))}
          />
        )}
        <SeveralField
          label={t.roles}
          any={table.anyRole}
          options={options.roles}
          chosen={options.chosenRoles}
          onChange={(values) => change((now) => withChosen(now, 'role', values))}
        />
        <SeveralField
          label={t.people}
          any={t.everybody}
          options={options.people}
          chosen={options.chosenPeople}
          onChange={(values) => change((now) => withChosen(now, 'subject', values))}
        />
        <TableSearch label={table.search} max={255} />
      </Box>
      <Typography role="status">{rows.length === 0 ? t.none : t.count(rows.length)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t.fitsAll} {t.leftOut}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <ReasonedButton
          variant="contained"
          disabledReason={blocked}
          onClick={() =>
            work.start(
              keptChoice(counted),
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
