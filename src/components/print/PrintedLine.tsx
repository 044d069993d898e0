import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { shownSince } from '../../api/queries/shown'
import { exactTime } from '../../lib/date/stamp'
import { usePrintedAt } from '../../ui/printing'
import { useTexts } from '../../ui/language'
import { WholeTimes } from '../../ui/WholeTimes'
import type { Crumb } from '../Breadcrumbs'
import { freshnessTexts } from '../freshness-texts'
import { usePrincipal } from '../use-principal'

type Props = { crumbs: readonly Crumb[] }

/** What paper has to say for itself: where on which server the page stands, who printed it when, and how old it was. */
export function PrintedLine({ crumbs }: Props) {
  const at = usePrintedAt()
  return at !== null && <Line crumbs={crumbs} at={at} />
}

function Line({ crumbs, at }: Props & { at: number }) {
  const t = useTexts(freshnessTexts)
  const principal = usePrincipal()
  const since = shownSince(useQueryClient())
  const time = (ms: number) => exactTime(new Date(ms).toISOString(), 'local')
  return (
    <Typography variant="caption" component="p" data-part="printed" sx={{ mb: 2 }}>
      {crumbs.map(({ label }) => `${label} / `)}
      <br />
      <WholeTimes
        text={t.printed(time(at), principal && (principal.description || principal.id))}
      />
      {since > 0 && <WholeTimes text={` ${t.readAt(time(since))}`} />}
      <br />
      {location.href}
    </Typography>
  )
}
