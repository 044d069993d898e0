import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
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
import { chosenIn, withChosen } from './chosen-search'
import { FurtherScopes } from './FurtherScopes'
import { KeptWithOthers } from './KeptWithOthers'
import { ReviewFiles } from './ReviewFiles'
import { chosenRows, reviewableRows } from './reviewable'
import { SeveralField } from './SeveralField'
import { reviewTexts } from './texts'
import { useOptions } from './use-options'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

/** The id of a Scope that nobody has told the name of is wider than a phone. */
const WRAPS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
} as const

type Props = {
  shown: Shown
  reviewed: Reviewed
  work: ReturnType<typeof useReview>
  /** What was read so far of the further Scopes' lists. */
  further: ReactNode
  /** Somebody points at "Start review" or focuses it, and may press it next. */
  onNear: () => void
}

/** Which bindings are reviewed: of the resource on screen all, or those of some roles, people or Scopes. */
export function StartReview({ shown, reviewed, work, further, onNear }: Props) {
  const t = useTexts(reviewTexts)
  const table = useTexts(tableTexts)
  const names = useNames()
  const change = useChange()
  const { parts, isReading } = reviewed
  const [params] = useSearchParams()
  const ofServer = shown.resource.type === 'server'
  const choice = useMemo(() => {
    const chosen = chosenIn(params)
    return ofServer ? chosen : { ...chosen, scopes: [] }
  }, [params, ofServer])
  const all = useMemo(() => reviewableRows(parts), [parts])
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
  // Which of the Scopes the server refuses, the review and its report say.
  const refused = reviewed.further.filter(({ isRefused }) => isRefused)
  const isPart = reviewed.further.some(
    ({ list, error, isRefused }) => !isRefused && (!list?.complete || error !== null),
  )
  const blocked = isReading
    ? t.reading
    : isPart
      ? t.readFirst
      : rows.length === 0
        ? t.none
        : rows.length > ITEMS_MAX
          ? t.tooMany(ITEMS_MAX)
          : null
  return (
    <Box sx={{ ...WRAPS, gap: 2, maxWidth: 720 }}>
      <Typography variant="h2">
        {t.heading(t.list(parts.map(({ resource }) => placeText(resource, table, names))))}
      </Typography>
      <Typography>{t.about}</Typography>
      <KeptWithOthers param={shown.param} here={reviewed.resources} work={work} />
      <Box sx={{ ...WRAPS, gap: 2, pt: 0.75 }}>
        {ofServer && (
          <SeveralField
            label={t.scopes}
            any={t.everywhere}
            options={options.scopes}
            chosen={options.chosenScopes}
            onChange={(edit) => change((now) => withChosen(now, 'scope', edit))}
          />
        )}
        {shown.resource.type === 'scope' && shown.view === 'scope' && (
          <FurtherScopes scopeId={shown.resource.scope_id} reviewed={reviewed} />
        )}
        <SeveralField
          label={t.roles}
          any={table.anyRole}
          options={options.roles}
          chosen={options.chosenRoles}
          onChange={(edit) => change((now) => withChosen(now, 'role', edit))}
        />
        <SeveralField
          label={t.people}
          any={t.everybody}
          options={options.people}
          chosen={options.chosenPeople}
          onChange={(edit) => change((now) => withChosen(now, 'subject', edit))}
        />
        <TableSearch label={table.search} max={255} />
      </Box>
      {further}
      <Typography role="status">{rows.length === 0 ? t.none : t.count(rows.length)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t.fitsAll}{' '}
        {shown.resource.type === 'artifact'
          ? t.ofArtifact[shown.view]
          : t.leftOut[shown.view === 'server' ? 'server' : 'scope']}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <ReasonedButton
          variant="contained"
          disabledReason={blocked}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() =>
            work.start(
              keptChoice(counted),
              rows.map(({ binding }) => binding),
              refused.map(({ scopeId }) => `scope:${scopeId}`),
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
