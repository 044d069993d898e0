import { createTheme, type Theme } from '@mui/material/styles'
import { BAR_HEIGHT, dark, fonts, light } from './tokens'

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
  }
  interface Palette {
    allowed: PaletteColor
    denied: PaletteColor
    restored: PaletteColor
    neutral: PaletteColor
    diff: DiffColors
    line: LineColors
  }
  interface PaletteOptions {
    allowed: SimplePaletteColorOptions
    denied: SimplePaletteColorOptions
    restored: SimplePaletteColorOptions
    neutral: SimplePaletteColorOptions
    diff: DiffColors
    line: LineColors
  }
}
type DiffColors = { addedLine: string; addedMark: string; removedLine: string; removedMark: string }
type LineColors = { main: string; strong: string }

const palette = (c: typeof light) => ({
  primary: { main: c.accent, dark: c.accent, contrastText: c.onAccent, soft: c.accentSoft },
  error: { main: c.denied, contrastText: c.paper, soft: c.deniedSoft },
  warning: { main: c.warning, contrastText: c.paper, soft: c.warningSoft },
  success: { main: c.allowed, contrastText: c.paper, soft: c.allowedSoft },
  info: { main: c.accent, contrastText: c.onAccent, soft: c.accentSoft },
  allowed: { main: c.allowed, contrastText: c.paper, soft: c.allowedSoft },
  denied: { main: c.denied, contrastText: c.paper, soft: c.deniedSoft },
  restored: { main: c.restored, contrastText: c.paper, soft: c.restoredSoft },
  neutral: { main: c.muted, contrastText: c.paper, soft: c.neutralSoft },
  diff: {
    addedLine: c.addedLine,
    addedMark: c.addedMark,
    removedLine: c.removedLine,
    removedMark: c.removedMark,
  },
  line: { main: c.line, strong: c.lineStrong },
  background: { default: c.page, paper: c.paper },
  text: { primary: c.text, secondary: c.muted },
  divider: c.line,
  action: { hover: c.hover, selected: c.accentSoft },
})

const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'sc' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    shape: { borderRadius: 8 },
    transitions: {
      duration: {
        shortest: 80,
        shorter: 100,
        short: 120,
        standard: 140,
        complex: 140,
        enteringScreen: 140,
        leavingScreen: 100,
      },
    },
    typography: {
      fontFamily: fonts.text,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { fontSize: '0.8125rem', textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // MUI says "inherit" here, with which Chromium shares no computed style between elements: a page of the
          // audit took five to ten times as long to style, and longer with each page scrolled.
          '*, *::before, *::after': { boxSizing: 'border-box' },
          // The app bar covers the top of the page. This padding lets the browser scroll a focused element to below the bar.
          html: { scrollPaddingTop: BAR_HEIGHT + 8 },
          body: { overflowWrap: 'anywhere' },
          'code, kbd, pre, samp': { fontFamily: fonts.mono, fontVariantNumeric: 'tabular-nums' },
          // The name of a hidden character stands in a frame, which no text can imitate.
          'code[data-source]': {
            border: '1px solid var(--sc-palette-warning-main)',
            color: 'var(--sc-palette-warning-main)',
            backgroundColor: 'var(--sc-palette-warning-soft)',
            borderRadius: 3,
            padding: '0 2px',
            margin: '0 1px',
            fontSize: '0.6875rem',
            fontWeight: 500,
            letterSpacing: 'normal',
            boxDecorationBreak: 'clone',
            unicodeBidi: 'isolate',
            userSelect: 'all',
            // The name for screen readers is placed out of the line. Where a line is cut, it must be cut with its mark.
            position: 'relative',
          },
          // A quoted text takes the direction of its first letter. The console's own sentences have `dir` and keep theirs.
          'bdi:not([dir])': { unicodeBidi: 'plaintext' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              // No time at all, because even a short one lets every property change gradually, and a page would be seen to move as it begins.
              transitionDuration: '0s !important',
              scrollBehavior: 'auto !important',
            },
          },
          // Paper has what a person reads. What only leads on or does something stays on screen.
          '@media print': {
            '.MuiButton-root, .MuiIconButton-root, .MuiSwitch-root, .MuiPopover-root': {
              display: 'none !important',
            },
            'h1, h2, h3': { breakAfter: 'avoid' },
          },
          // Forced colours remove every background, so that this gives what is chosen a background of the system's palette, or a frame.
          '@media (forced-colors: active)': {
            '[aria-pressed="true"], [aria-selected="true"]:not([role="tab"]), .Mui-selected[role="menuitemradio"]':
              {
                forcedColorAdjust: 'none',
                color: 'HighlightText !important',
                backgroundColor: 'Highlight !important',
                '& *': { color: 'inherit !important' },
              },
            '[role="tab"][aria-selected="false"]': { borderColor: 'Canvas !important' },
            // Dashed: the frame of what has the focus is not.
            '[aria-current]:not(span, :focus-visible)': {
              outline: '2px dashed Highlight',
              outlineOffset: -2,
            },
            '[data-current] > :first-of-type': { borderInlineStart: '4px solid Highlight' },
          },
          // One focus ring for everything that MUI does not style: links, rows, summaries.
          ':focus-visible': {
            outline: '2px solid var(--sc-palette-primary-main)',
            outlineOffset: 2,
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': {
              outline: '2px solid var(--sc-palette-primary-main)',
              outlineOffset: 2,
            },
          },
        },
      },
      MuiButton: {
        defaultProps: { size: 'small', disableElevation: true },
        styleOverrides: {
          root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' },
          outlined: ({ theme: t }) => ({
            borderColor: t.vars.palette.line.strong,
            color: t.vars.palette.text.primary,
          }),
        },
      },
      MuiIconButton: { defaultProps: { size: 'small' } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme: t }) => ({
            height: 36,
            padding: '4px 12px',
            borderBottom: `1px solid ${t.vars.palette.line.main}`,
            fontSize: '0.8125rem',
          }),
          head: ({ theme: t }) => ({
            color: t.vars.palette.text.secondary,
            fontWeight: 600,
            whiteSpace: 'nowrap',
            backgroundColor: t.vars.palette.background.paper,
          }),
        },
      },
      MuiDialog: {
        styleOverrides: {
          paper: ({ theme: t }) => ({
            border: `1px solid ${t.vars.palette.line.main}`,
            boxShadow: t.shadows[8],
          }),
        },
      },
      MuiAlert: { styleOverrides: { root: { borderRadius: 8, padding: '4px 12px' } } },
    },
  })

let made: Theme | undefined

/** The console's theme. The first call makes it, and not the run of the modules, which is the longest task of most starts anyway. */
export const consoleTheme = (): Theme => (made ??= makeTheme())
