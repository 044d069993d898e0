import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import type { LoadedFilters } from '../filters/loaded-filters'
import { fitsAddress, isOnly, withOnly, withoutOnly, type Only } from './only'
import { picturesTexts } from './pictures-texts'
import { wholeName, type RowName } from './use-row-names'

export type Narrowing = {
  /** The filters over what is loaded that are set. */
  filters: LoadedFilters
  /** Goes to another address of the audit. */
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
}

type Props = Narrowing &
  RowName & {
    /** What a press narrows the list to; null where the list has nothing of it. */
    only: Only | null
    /** Stands below the name. */
    children?: ReactNode
  }

/** The name of a row of the summary. A press narrows the list to what the row counts; pressed once more, it takes the filter away. */
export function NarrowingName({ name, ids, isCode, only, filters, onAddress, children }: Props) {
  const t = useTexts(picturesTexts)
  const content = (
    <>
      {isCode ? <code>{name}</code> : <span>{name}</span>}
      {ids && <code className="ids">{ids}</code>}
      {children}
    </>
  )
  if (only === null || !fitsAddress(only)) return <Box sx={NAME}>{content}</Box>
  const pressed = isOnly(filters, only)
  return (
    <ButtonBase
      aria-label={t.only(wholeName({ name, ids }))}
      aria-pressed={pressed}
      onClick={() => onAddress((now) => (pressed ? withoutOnly : withOnly)(now, only))}
      sx={NAME}
    >
      {content}
    </ButtonBase>
  )
}

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
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  'button&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '& code': { fontFamily: fonts.mono, fontSize: '0.75rem' },
  '& .ids': { fontSize: '0.6875rem', color: 'text.secondary', ml: 0.75 },
} as const
