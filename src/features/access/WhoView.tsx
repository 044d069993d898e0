import Typography from '@mui/material/Typography'
import { startTransition, useMemo, useState, type CSSProperties } from 'react'
import { rolesThatGrant } from '../../access/role-rules'
import { whoCan } from '../../access/who-can'
import { EmptyState } from '../../components/EmptyState'
import { LoadMore } from '../../components/LoadMore'
import { useNames } from '../../names/use-names'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import { Because } from './Because'
import { chosenDeed, deedsOn, type DeedName } from './deeds'
import { stillUnknown, useOwner } from './owner/use-owner'
import { PersonLink } from './PersonLink'
import { placeText } from './place-text'
import { yetToSay, type Shown } from './shown'
import { SpanEnd } from './SpanEnd'
import { AccessTable } from './table-layout'
import { tableTexts } from './table-texts'
import { TableHead } from './TableHead'
import { accessTexts } from './texts'
import { UnknownNotes } from './UnknownNotes'
import { useChange } from './use-change'
import { whyTexts } from './why-texts'

const COLUMNS = {
  '--columns': 'minmax(0, 1.2fr) minmax(0, 2.4fr) minmax(0, 0.8fr) minmax(0, 0.8fr)',
} as CSSProperties

/** People that are added at a time. */
const STEP = 100

/** Tab "Who can…": an action, and everyone who may do it on this resource, since when and because of what. */
export function WhoView({ shown, can }: { shown: Shown; can: DeedName | undefined }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const names = useNames()
  const owner = useOwner(shown.resource)
  const places = useTexts(tableTexts)
  const change = useChange()
  const [limit, setLimit] = useState(STEP)
  const deeds = useMemo(() => deedsOn(shown.resource), [shown.resource])
  const deed = useMemo(() => chosenDeed(deeds, shown.resource, can), [deeds, shown.resource, can])
  const { people, unknown } = useMemo(
    () => whoCan({ ...shown, action: deed.action, resource: deed.resource }),
    [shown, deed],
  )
  const place = placeText(shown.resource, places, names)
  const ofArtifact: Partial<Record<DeedName, (artifact: string) => string>> = w.ofArtifact
  const what =
    (shown.resource.type === 'artifact' && ofArtifact[deed.name]?.(place)) ||
    t.onPlace(w.inSentence[deed.name], place)
  const roles = rolesThatGrant(deed.action, shown.rules).filter(
    (role) => shown.rules.get(role)?.systemManaged !== true,
  )
  const heading = shown.asOf === null ? t.canHeading : t.couldHeading
  return (
    <>
      <Field
        label={t.action}
        value={deed.name}
        onChange={(value) => change({ can: value })}
        labelAbove
        sx={{ width: { xs: '100%', sm: 280 }, mt: 0.75, mb: 1.5 }}
      >
        {deeds.map(({ name }) => (
          <option key={name} value={name}>
            {w.deeds[name]}
          </option>
        ))}
      </Field>
      <Typography variant="h2" aria-live="polite" sx={{ mb: 1 }}>
        {heading(people.length, what)}
      </Typography>
      {people.length === 0 ? (
        <EmptyState title={t.nobody}>
          {roles.length > 0 ? t.nobodyHelp(w.list(roles)) : t.ownerOnly}
        </EmptyState>
      ) : (
        <AccessTable
          role="table"
          aria-label={t.who}
          aria-rowcount={people.length + 1}
          style={COLUMNS}
        >
          <TableHead columns={[t.principal, t.because, t.since, t.until]} />
          <div role="rowgroup" className="body">
            {people.slice(0, limit).map(({ principal, paths, span }) => (
              <div role="row" key={`${principal.type} ${principal.id}`}>
                <div role="rowheader">
                  <PersonLink principal={principal} shown={shown} />
                </div>
                <div role="cell">
                  <span className="label">{t.because}</span>
                  <Because paths={paths} on={shown.resource} />
                </div>
                <div role="cell">
                  <span className="label">{t.since}</span>
                  <SpanEnd at={span.from} />
                </div>
                <div role="cell">
                  <span className="label">{t.until}</span>
                  {span.until === null ? (
                    <span className="muted">{t.noEnd}</span>
                  ) : (
                    <SpanEnd at={span.until} />
                  )}
                </div>
              </div>
            ))}
          </div>
        </AccessTable>
      )}
      <LoadMore
        hasMore={limit < people.length}
        loading={false}
        error={null}
        onLoadMore={() => startTransition(() => setLimit(limit + STEP))}
      />
      <UnknownNotes unknown={stillUnknown(yetToSay(unknown, shown), owner)} />
    </>
  )
}
