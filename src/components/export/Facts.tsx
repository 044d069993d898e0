import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'

type Props = {
  /** Names the list to screen readers. */
  name: string
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values, side by side. */
export function Facts({ name, facts }: Props) {
  return (
    <Box role="group" aria-label={name}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          fontVariantNumeric: 'tabular-nums',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}
