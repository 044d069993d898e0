import { styled } from '@mui/material/styles'
import { fonts } from '../../../ui/tokens'

const colour = (name: string) => `var(--sc-palette-${name})`

/**
 * The look of the list in one style sheet: rows and lines are plain elements, so that scrolling costs no styling work.
 * Rows stand at their place by transform; only those near the view exist.
 */
export const TimelineGrid = styled('div')({
  position: 'relative',
  overflow: 'auto',
  flex: 1,
  minHeight: 0,
  overscrollBehavior: 'contain',
  // Rows that come in above are accounted for by the list itself.
  overflowAnchor: 'none',
  '.rows': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '.gutter': { position: 'absolute', left: 0, pointerEvents: 'none', zIndex: 1 },
  '.row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    boxSizing: 'border-box',
    display: 'grid',
    gap: 3,
    padding: '8px 10px 7px 0',
    borderBottom: `1px solid ${colour('line-main')}`,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    cursor: 'pointer',
    contain: 'layout style',
  },
  '.row:hover': { background: colour('action-hover') },
  // Paler than the chips, which keep their own colour on it.
  '.row.chosen': {
    background: `color-mix(in srgb, ${colour('primary-soft')} 45%, ${colour('background-paper')})`,
  },
  '.row:focus-visible': { outlineOffset: -2 },
  '.line': { display: 'flex', alignItems: 'flex-start', gap: 8, minHeight: 24 },
  '.line > .what': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2px 8px' },
  '.facts': { display: 'grid', gap: 2 },
  '.head': {
    border: `1px solid ${colour('line-strong')}`,
    borderRadius: 6,
    padding: '0 7px',
    fontWeight: 600,
  },
  '.number': {
    fontFamily: fonts.mono,
    fontVariantNumeric: 'tabular-nums',
    fontSize: '0.8125rem',
    lineHeight: '24px',
  },
  '.when': { color: colour('text-secondary') },
  '.reason': {
    fontSize: '0.8125rem',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '.links': { display: 'flex', flexWrap: 'wrap', columnGap: 12, marginLeft: -4 },
  '.row button': {
    font: 'inherit',
    fontWeight: 500,
    minWidth: 0,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 5,
    background: 'none',
    color: colour('text-secondary'),
    cursor: 'pointer',
  },
  '.row button:hover': { textDecoration: 'underline' },
  '.row:hover button, .row:focus-within button': { color: colour('primary-main') },
  '.row .links button': { color: colour('text-secondary'), fontWeight: 500, textAlign: 'left' },
  '.row .links .restored': { color: colour('restored-main'), fontWeight: 600 },
  '.actions': { display: 'flex', flexWrap: 'wrap', columnGap: 6, marginLeft: -4 },
  '.row .ends': { marginLeft: 'auto', display: 'flex', gap: 4 },
  '.row .ends button': {
    border: `1px solid ${colour('line-main')}`,
    padding: '0 7px',
    fontWeight: 600,
    color: colour('text-secondary'),
  },
  '.row .ends button:hover': { textDecoration: 'none', borderColor: colour('line-strong') },
  '.row .ends button[aria-pressed="true"]': {
    background: colour('primary-main'),
    borderColor: colour('primary-main'),
    color: colour('primary-contrastText'),
  },
  '.guide': { stroke: colour('line-main'), strokeDasharray: '1 4' },
  '.trunk': { stroke: colour('line-strong'), strokeWidth: 1.5, fill: 'none' },
  '.span': { stroke: colour('primary-main'), strokeWidth: 3, fill: 'none' },
  '.arc': { stroke: colour('restored-main'), strokeWidth: 1.5, fill: 'none' },
  '.arc.merged': { strokeDasharray: '5 3', strokeWidth: 2 },
  '.arc.same': { stroke: colour('line-strong'), strokeWidth: 1.25, strokeDasharray: '1 3' },
  '.arrow': { fill: colour('restored-main') },
  '.arrow.same': { fill: colour('line-strong') },
  '.dot': { fill: colour('background-paper'), stroke: colour('line-strong'), strokeWidth: 2 },
  '.dot.custom': { fill: colour('primary-main'), stroke: colour('primary-main') },
  '.dot.auto': { fill: colour('neutral-main'), stroke: colour('neutral-main') },
  '.dot.plain': { fill: colour('neutral-main'), stroke: colour('neutral-main') },
  '.dot.unloaded': { strokeDasharray: '2 2' },
  '.halo': { fill: colour('background-paper'), stroke: colour('text-primary'), strokeWidth: 1.5 },
  '.handle': { fill: colour('background-paper'), stroke: colour('primary-main'), strokeWidth: 3 },
})
