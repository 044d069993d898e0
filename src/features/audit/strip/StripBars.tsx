import { styled } from '@mui/material/styles'
import { barPaths } from './strip-shapes'
import { useChosenBars, type ChosenBarsOf } from './use-chosen-bars'

const colour = (name: string) => `var(--sc-palette-${name})`

const Root = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  borderBottom: `1px solid ${colour('line-strong')}`,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > div': { position: 'absolute', top: 0, bottom: 0, pointerEvents: 'none' },
  '.none, .part': {
    background: `repeating-linear-gradient(135deg, ${colour('line-strong')} 0 1px, transparent 1px 5px)`,
  },
  '.part': { opacity: 0.5 },
  '.chosen': { background: `color-mix(in srgb, ${colour('primary-main')} 22%, transparent)` },
  '.change': {
    width: 7,
    height: 6,
    bottom: 'auto',
    marginLeft: -3.5,
    background: colour('restored-main'),
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  },
})

/** Allowed and denied events of each bar, what was not read, and where a role binding changed. */
export function StripBars(props: ChosenBarsOf) {
  const { counted, known } = props
  const { axis, bars } = counted
  const { place, stretch, slider, pointed } = useChosenBars(props)
  const { allowed, denied } = barPaths(bars)
  return (
    <Root {...slider} {...pointed} title={stretch?.said}>
      {known.map((how, bar) =>
        how === 'all' ? null : (
          <div key={bar} className={how} style={{ left: place(bar), width: place(1) }} />
        ),
      )}
      <svg viewBox={`0 0 ${axis.count} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={allowed} fill={colour('allowed-main')} opacity={0.55} />
        <path d={denied} fill={colour('denied-main')} />
      </svg>
      {bars.map((bar, index) =>
        bar.policyChanges === 0 ? null : (
          <div key={index} className="change" style={{ left: place(index + 0.5) }} />
        ),
      )}
      {stretch && <div className="chosen" style={stretch.style} />}
    </Root>
  )
}
