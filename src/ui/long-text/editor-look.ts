import { EditorView } from '@codemirror/view'
import { fonts } from '../tokens'
import { editorLayout } from './layout'

const colour = (name: string) => `var(--sc-palette-${name})`
const line = `1px solid ${colour('line-main')}`

/** The editor in the colours of the theme, light and dark alike: each is a custom property of the page. */
export const editorLook = EditorView.theme({
  ...editorLayout,
  '&.cm-editor': { backgroundColor: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { ...editorLayout['.cm-content'], caretColor: colour('text-primary') },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-gutters': {
    ...editorLayout['.cm-gutters'],
    backgroundColor: colour('background-default'),
    color: colour('text-secondary'),
    border: 'none',
    borderRight: line,
    fontFamily: fonts.mono,
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: colour('text-primary') },
  '.cm-longWord': { wordBreak: 'break-all', overflowWrap: 'normal' },
  '.cm-faultyLine': {
    backgroundColor: colour('error-soft'),
    boxShadow: `inset 2px 0 ${colour('error-main')}`,
  },
  '.cm-fault': {
    textDecoration: `underline wavy ${colour('error-main')}`,
    textUnderlineOffset: '2px',
  },
  '.cm-gutterElement.cm-faultyNumber': { color: colour('error-main'), fontWeight: '700' },
  '.cm-searchMatch': {
    backgroundColor: colour('warning-soft'),
    outline: `1px solid ${colour('warning-main')}`,
  },
  '.cm-searchMatch-selected': { outlineWidth: '2px' },
  '.cm-panels': { backgroundColor: colour('background-default'), color: 'inherit', zIndex: '1' },
  '.cm-panels-top': { borderBottom: line },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '6px 36px 6px 8px',
    fontFamily: fonts.text,
    fontSize: '12px',
  },
  // It selects in several places at once, which no field here does.
  '.cm-panel.cm-search [name=select]': { display: 'none' },
  '.cm-panel.cm-search br': { display: 'block', flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    margin: '0',
  },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search input[type=checkbox]': { width: '16px', height: '16px' },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 140px',
    minWidth: '0',
    maxWidth: '320px',
    height: '28px',
    padding: '0 8px',
    fontSize: 'inherit',
    fontFamily: 'inherit',
    color: 'inherit',
    backgroundColor: colour('background-paper'),
    border: `1px solid ${colour('line-strong')}`,
    borderRadius: '6px',
  },
  '.cm-panel.cm-search .cm-button': {
    height: '28px',
    padding: '0 10px',
    fontSize: 'inherit',
    fontFamily: 'inherit',
    fontWeight: '600',
    color: 'inherit',
    backgroundImage: 'none',
    backgroundColor: colour('background-paper'),
    border: `1px solid ${colour('line-strong')}`,
    borderRadius: '6px',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search .cm-button:hover': { backgroundColor: colour('action-hover') },
  '.cm-panel.cm-search [name=close]': {
    top: '6px',
    right: '6px',
    width: '28px',
    height: '28px',
    fontSize: '16px',
    color: 'inherit',
    cursor: 'pointer',
  },
})
