import Typography from '@mui/material/Typography'
import { startTransition, useMemo, useState, type CSSProperties } from 'react'
import { matrix } from '../../access/matrix'
import { subjectKey } from '../../access/subjects'
import { EmptyState } from '../../components/EmptyState'
import { LoadMore } from '../../components/LoadMore'
import { useNames } from '../../names/use-names'
import { byName } from './by-name'
import { useTexts } from '../../ui/language'
import { deedsOn, keyed } from './deeds'
import { MatrixLine } from './MatrixLine'
import { groupsOf, limitsOf, yetToSay, type Shown } from './shown'
import { AccessTable } from './table-layout'
import { TableHead } from './TableHead'
import { accessTexts } from './texts'
import { stillUnknown, useOwner } from './owner/use-owner'
import { UnknownNotes } from './UnknownNotes'
import { whyTexts } from './why-texts'

/** People that are added at a time. */
const STEP = 50

/** Tab "People and actions": who may do what, and behind each mark the binding that allows it. */
export function PeopleView({ shown }: { shown: Shown }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const names = useNames()
  const owner = useOwner(shown.resource)
  const [limit, setLimit] = useState(STEP)
  const [open, setOpen] = useState<string | null>(null)
  const deeds = useMemo(() => deedsOn(shown.resource), [shown.resource])
  const rows = useMemo(() => {
    return byName(matrix({ ...shown, deeds: deeds.map(keyed) }), ({ principal }) =>
      (names.principal(principal) ?? principal.id).toLowerCase(),
    )
  }, [shown, deeds, names])
  // No binding tells what an owner may do. Until the owner is known, no line about an Artifact is certain.
  const ofOwner =
    shown.resource.type === 'artifact' ? stillUnknown(yetToSay(limitsOf(shown), shown), owner) : []
  // Of a past instant the head of the screen names the groups.
  const ofGroups = shown.asOf === null ? groupsOf(shown, { inForce: true }) : []
  const notes = <UnknownNotes unknown={[...ofOwner, ...ofGroups]} />
  if (rows.length === 0)
    return (
      <>
        <EmptyState title={t.matrixEmpty}>{t.matrixEmptyHelp}</EmptyState>
        {notes}
      </>
    )
  const style = {
    '--columns': `minmax(0, 2fr) repeat(${deeds.length}, minmax(0, 1fr)) minmax(0, 1fr)`,
    '--stacked': 'repeat(2, minmax(0, 1fr))',
  } as CSSProperties
  const heads = [t.principal, ...deeds.map(({ name }) => w.deeds[name]), t.ends]
  return (
    <>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
        {t.legend}
      </Typography>
      <AccessTable role="table" aria-label={t.people} aria-rowcount={rows.length + 1} style={style}>
        <TableHead columns={heads} centred />
        <div role="rowgroup" className="body">
          {rows.slice(0, limit).map((row) => {
            const key = subjectKey(row.principal)
            const isOpen = open?.startsWith(key) === true
            return (
              <MatrixLine
                key={key}
                row={row}
                shown={shown}
                deeds={deeds}
                open={deeds.find(({ name }) => isOpen && open === `${key} ${name}`) ?? null}
                onOpen={(name) => setOpen(name === null ? null : `${key} ${name}`)}
              />
            )
          })}
        </div>
      </AccessTable>
      <LoadMore
        hasMore={limit < rows.length}
        loading={false}
        error={null}
        onLoadMore={() => startTransition(() => setLimit(limit + STEP))}
      />
      {notes}
    </>
  )
}
