import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useNumber, useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import type { LoadedFilters } from '../filters/loaded-filters'
import { fitsAddress, isOnly, withOnly, withoutOnly, type Only } from './only'
import { picturesTexts } from './pictures-texts'
import type { Count } from './tally'

/** What a row is called, and the ids that the name stands for. Some names are words of the service. */
export type RowName = { name: string; ids?: string | undefined; isCode?: boolean }

/** Rows that are shown; the rest is summed up. */
const SHOWN = 8

export type Narrowing = {
  /** The filters over what is loaded that are set. */
  filters: LoadedFilters
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
}

type Props<T> = Narrowing & {
  title: string
  /** What the names are. */
  column: string
  /** Most frequent first. */
  counts: readonly Count<T>[]
  /** What is said where nothing was counted. */
  empty?: string
  nameOf: (value: T) => RowName
  onlyOf: (key: string) => Only
}

/** The most frequent values, each with a bar as long as its share of the first one. A press on one narrows the list to it. */
export function TopTable<T>(props: Props<T>) {
  const { title, column, counts, empty, nameOf, onlyOf, filters, onAddress } = props
  const t = useTexts(picturesTexts)
  const number = useNumber()
  const shown = counts.slice(0, SHOWN)
  const rest = counts.slice(SHOWN)
  const most = shown[0]?.events ?? 1
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      ) : (
        <Box component="table" aria-label={title} sx={TABLE}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{t.events}</th>
              <th scope="col">{t.deniedColumn}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, key, events, denied }) => (
              <tr key={key}>
                <td>
                  <Name
                    {...nameOf(value)}
                    only={onlyOf(key)}
                    share={events / most}
                    filters={filters}
                    onAddress={onAddress}
                  />
                </td>
                <td>{number(events)}</td>
                <td>{number(denied)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {rest.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t.others(
            rest.length,
            rest.reduce((sum, { events }) => sum + events, 0),
          )}
        </Typography>
      )}
    </Box>
  )
}

type NameProps = Narrowing & RowName & { only: Only; share: number }

/** A name over its bar. Pressed once more, it takes the filter away. */
function Name({ name, ids, isCode, only, share, filters, onAddress }: NameProps) {
  const t = useTexts(picturesTexts)
  const pressed = isOnly(filters, only)
  const content = (
    <>
      {isCode ? <code>{name}</code> : <span>{name}</span>}
      {ids && <code className="ids">{ids}</code>}
      <Box component="span" aria-hidden="true" className="bar">
        <span style={{ width: `${100 * share}%` }} />
      </Box>
    </>
  )
  if (!fitsAddress(only)) return <Box sx={NAME}>{content}</Box>
  return (
    <ButtonBase
      aria-label={t.only(ids ? `${name} (${ids})` : name)}
      aria-pressed={pressed}
      onClick={() => onAddress((now) => (pressed ? withoutOnly : withOnly)(now, only))}
      sx={NAME}
    >
      {content}
    </ButtonBase>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 500, color: 'text.secondary', p: 0, pb: 0.25 },
  '& th:first-of-type': { width: '100%' },
  '& th:not(:first-of-type)': { whiteSpace: 'nowrap' },
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', pl: 1.5 },
  '& td': { p: 0, verticalAlign: 'top' },
  '& td:not(:first-of-type)': { pt: 0.375 },
} as const
const NAME = {
  display: 'block',
  width: 'calc(100% + 8px)',
  py: 0.375,
  px: 0.5,
  mx: -0.5,
  borderRadius: '4px',
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: 'text.primary',
  'button&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '& code': { fontFamily: fonts.mono, fontSize: '0.75rem' },
  '& .ids': { fontSize: '0.6875rem', color: 'text.secondary', ml: 0.75 },
  '& .bar, & .bar > span': { display: 'block', height: 4, borderRadius: 2 },
  '& .bar': { bgcolor: 'neutral.soft', mt: '2px' },
  '& .bar > span': { bgcolor: 'primary.main' },
} as const
