import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

type Props = { label: ReactNode; sx?: SxProps<Theme> }

/** A short word in a box. MUI's Chip can also be pressed and deleted, which costs 2 KB on every screen that shows a mode. */
export const Chip = ({ label, sx }: Props) => (
  <Root sx={sx ?? null}>
    <span>{label}</span>
  </Root>
)

const Root = styled('span')(({ theme }) => ({
  maxWidth: '100%',
  height: 24,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  borderRadius: 6,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  color: (theme.vars ?? theme).palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', padding: '0 8px' },
}))
