import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import type { ShownRows } from '../table/shown-rows'
import { TypedFilter } from '../../../components/TypedFilter'
import { FilterChip } from './FilterChip'
import { filterTexts } from './filter-texts'
import { LOOK_CALLS } from './use-look-on'
import { LOADED_FIELDS, type LoadedField, type LoadedFilters } from './loaded-filters'

type Props = {
  filters: LoadedFilters
  shown: ShownRows
  /** How far the list has been looked through: an exact time and whether that is all. */
  looked: { to: string | null; whole: boolean; newestFirst: boolean }
  isLooking: boolean
  /** Looks further; null where that cannot be asked for. */
  onLookOn: (() => void) | null
  onText: (q: string) => void
  onRemove: (field: LoadedField, value: string) => void
  onClear: () => void
  onHideOwn: (hide: boolean) => void
}

/** "In what is loaded": filters that ask the server nothing, set apart from those that it applies. */
export function LoadedFilterBar(props: Props) {
  const { filters, shown, looked, isLooking, onLookOn } = props
  const { onText, onRemove, onClear, onHideOwn } = props
  const t = useTexts(filterTexts)
  const chips = LOADED_FIELDS.flatMap((field) => [
    ...(filters.only[field] ?? []).map((value) => ({ field, value, name: t.chip })),
    ...(filters.not[field] ?? []).map((value) => ({ field, value, name: t.chipNot })),
  ])
  return (
    <Box
      role="group"
      aria-label={t.loaded}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: '1px dashed',
        borderColor: 'line.main',
      }}
    >
      <Typography component="span" variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
        {t.loaded}
      </Typography>
      <TypedFilter
        key={filters.q}
        label={t.text}
        value={filters.q}
        placeholder={t.textHelp}
        width={200}
        onApply={onText}
      />
      <FormControlLabel
        control={
          <Switch size="small" checked={filters.hideOwn} onChange={(_, hide) => onHideOwn(hide)} />
        }
        label={t.hideOwn}
        sx={{ mx: 0, gap: 0.5 }}
      />
      {chips.map(({ field, value, name }) => {
        const text = name(t.fields[field], value)
        return (
          <FilterChip
            key={text}
            text={text}
            label={t.remove(text)}
            onRemove={() => onRemove(field, value)}
          />
        )
      })}
      {shown.filtered ? (
        <>
          <Typography
            component="span"
            variant="body2"
            role="status"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {t.of(shown.events, shown.rows.events)}
            {!looked.whole && looked.to !== null && (
              <span> {looked.newestFirst ? t.lookedBack(looked.to) : t.lookedUp(looked.to)}</span>
            )}
          </Typography>
          {isLooking && (
            <Typography component="span" variant="body2" color="textSecondary">
              {t.looking}
            </Typography>
          )}
          {onLookOn && (
            <Button variant="outlined" onClick={onLookOn}>
              {t.lookOn(LOOK_CALLS)}
            </Button>
          )}
          {(chips.length > 0 || filters.q !== '') && (
            <Button variant="text" onClick={onClear}>
              {t.clear}
            </Button>
          )}
        </>
      ) : (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: 'none', md: 'inline' } }}
        >
          {t.hint}
        </Typography>
      )}
    </Box>
  )
}
