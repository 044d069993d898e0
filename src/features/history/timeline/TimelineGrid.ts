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
  '.gutter': { position: 'absolute', top: 0, left: 0, pointerEvents: 'none', zIndex: 1 },
  '.grip': {
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: 2,
    width: 24,
    height: 24,
    borderRadius: '50%',
    cursor: 'grab',
    // A finger on it drags it, and does not scroll the list.
    touchAction: 'none',
  },
  '.grip:hover': { boxShadow: `inset 0 0 0 2px ${colour('primary-soft')}` },
  '.grip:active': { cursor: 'grabbing' },
  '.grip:focus-visible': { outlineOffset: -2 },
  '.row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    boxSizing: 'border-box',
    padding: '5px 10px 0 0',
    borderBottom: `1px solid ${colour('line-main')}`,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    cursor: 'pointer',
    contain: 'layout style',
  },
  '.row:not(.narrow):has(.facts)': { paddingTop: 1 },
  '.row.narrow': { paddingTop: 2 },
  '.row:hover': { background: colour('action-hover') },
  // Paler than the chips, which keep their own colour on it.
  '.row.chosen': {
    background: `color-mix(in srgb, ${colour('primary-soft')} 45%, ${colour('background-paper')})`,
  },
  '.row:focus-visible': { outlineOffset: -2 },
  '.line, .what, .actions, .facts': { display: 'flex', alignItems: 'center' },
  '.line': { gap: 6, minHeight: 24, whiteSpace: 'nowrap' },
  '.line > .what': {
    gap: 6,
    // The chip of a mode, smaller than where it stands alone.
    '& > :not(.head)': { height: 20, fontSize: '0.75rem' },
    '& > :not(.head) > span': { paddingInline: 6 },
  },
  '.head': {
    border: `1px solid ${colour('line-strong')}`,
    borderRadius: 6,
    padding: '0 5px',
    lineHeight: '18px',
    fontWeight: 600,
  },
  '.number': {
    fontFamily: fonts.mono,
    fontVariantNumeric: 'tabular-nums',
    fontSize: '0.8125rem',
    minWidth: '3ch',
  },
  '.when, .by': { color: colour('text-secondary') },
  '.by, .reason': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '.middle': {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    alignSelf: 'stretch',
  },
  // The buttons take the room of the author, which the comparison names too: no row changes its height for them.
  '.middle > .actions': { position: 'absolute', right: 0, opacity: 0 },
  '.row:is(.chosen, :hover, :focus-within) .actions': { opacity: 1 },
  '.row:not(.narrow):is(.chosen, :hover, :focus-within) .by': {
    opacity: 0,
  },
  // Nobody presses by accident what a finger, unlike a mouse, does not bring into sight first.
  '@media (hover: none)': {
    '.row:not(.chosen, :focus-within) .middle > .actions': { pointerEvents: 'none' },
  },
  '.narrow .actions': { marginLeft: 'auto' },
  '.facts': {
    gap: 4,
    height: 20,
    marginLeft: -4,
    whiteSpace: 'nowrap',
  },
  '.row button': {
    font: 'inherit',
    fontWeight: 500,
    minWidth: 24,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 5,
    background: 'none',
    color: colour('text-secondary'),
    cursor: 'pointer',
  },
  '.row .facts button': { flex: 'none', marginBlock: -2 },
  // A row with both lines is 44 px high. Buttons of the second line grow upwards, because the next row would cover what grows downwards.
  '.row:not(.narrow) .facts': { height: 18 },
  '.row:not(.narrow) .facts button': { marginBlock: '-5px -1px', paddingTop: 4 },
  '.row .facts button:hover': { textDecoration: 'underline' },
  '.row .facts .restored': { color: colour('restored-main'), fontWeight: 600 },
  '.row .actions': { gap: 2 },
  '.row .actions button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: colour('primary-main'),
  },
  '.row .actions button:hover': { background: colour('action-hover') },
  '.row .actions .end': {
    border: `1px solid ${colour('line-main')}`,
    background: colour('background-paper'),
    fontWeight: 600,
    color: colour('text-secondary'),
  },
  '.row .actions .end:hover': { borderColor: colour('line-strong') },
  '.row .actions .end[aria-pressed="true"]': {
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
