import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, type CSSProperties } from 'react'
import { decideAt } from '../../access/decide'
import { reachBy } from '../../access/granting'
import { spanAt } from '../../access/spans'
import { isSame } from '../../access/subjects'
import type { Subject, Unknown } from '../../access/types'
import { EmptyState } from '../../components/EmptyState'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { Because } from './Because'
import { deedsOn } from './deeds'
import { placeText } from './place-text'
import { filteredRows, rowsOf, yetToSay, type Shown } from './shown'
import { SpanEnd } from './SpanEnd'
import { AccessTable } from './table-layout'
import { tableTexts } from './table-texts'
import { TableHead } from './TableHead'
import { accessTexts } from './texts'
import { UnknownNotes } from './UnknownNotes'
import { PersonBindings } from './uses/PersonBindings'
import { whyTexts } from './why-texts'

const COLUMNS = {
  '--columns': 'minmax(0, 1fr) minmax(0, 2.4fr) minmax(0, 0.8fr) minmax(0, 0.8fr)',
} as CSSProperties

/** What a principal may do on a resource, action by action, and every binding of it there, past ones too. */
export function PersonAccess({ principal, shown }: { principal: Subject; shown: Shown }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const places = useTexts(tableTexts)
  const names = useNames()
  const who = names.principal({ ...principal, description: null }) ?? principal.id
  const place = placeText(shown.resource, places, names)
  const own = useMemo(
    () => shown.bindings.filter(({ subject }) => isSame(subject, principal)),
    [shown.bindings, principal],
  )
  const answers = deedsOn(shown.resource).map(({ name, ...deed }) => {
    const granting = own.filter((binding) => reachBy(binding, shown.rules, deed) !== null)
    return {
      name,
      ...decideAt({ ...shown, ...deed, principal }),
      span: spanAt(granting, shown.instant),
    }
  })
  const rows = filteredRows(rowsOf(shown), { state: 'all', subject: principal }, () => '')
  const heading = shown.asOf === null ? t.may(who, place) : t.could(who, place)
  const unknown = new Map<string, Unknown>(
    answers.flatMap((answer) => answer.unknown.map((each) => [each.kind, each] as const)),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <section aria-label={heading}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {heading}
        </Typography>
        <AccessTable role="table" aria-label={heading} style={COLUMNS}>
          <TableHead columns={[t.deed, t.because, t.since, t.until]} />
          <div role="rowgroup" className="body">
            {answers.map(({ name, allowed, paths, span }) => (
              <div role="row" key={name} className={allowed ? undefined : 'gone'}>
                <div role="rowheader" className={allowed ? 'strong' : undefined}>
                  {w.deeds[name]}
                </div>
                <div role="cell">
                  {allowed ? <Because paths={paths} on={shown.resource} /> : t.mayNot}
                </div>
                <div role="cell">
                  {span && <span className="label">{t.since}</span>}
                  {span && <SpanEnd at={span.from} />}
                </div>
                <div role="cell">
                  {span && <span className="label">{t.until}</span>}
                  {span &&
                    (span.until === null ? (
                      <span className="muted">{t.noEnd}</span>
                    ) : (
                      <SpanEnd at={span.until} />
                    ))}
                </div>
              </div>
            ))}
          </div>
        </AccessTable>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t.otherPlaces(place)}
        </Typography>
        <UnknownNotes unknown={yetToSay(unknown.values(), shown)} />
      </section>
      <section aria-label={t.bindingsOf(who)}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t.bindingsOf(who)}
        </Typography>
        {rows.length === 0 ? (
          <EmptyState title={t.noneOf}>{t.noneOfHelp}</EmptyState>
        ) : (
          <PersonBindings principal={principal} shown={shown} rows={rows} />
        )}
      </section>
    </Box>
  )
}
