/**
 * The only place with colour values. Neutral greys on two surfaces, one accent; every other colour has one
 * meaning (design §1). Text on its background holds 4.5:1, marks and borders that carry meaning 3:1.
 */
export const light = {
  page: '#f6f7f9',
  paper: '#ffffff',
  text: '#1a1d23',
  muted: '#5a6270',
  line: '#dfe3e8',
  lineStrong: '#868e9b',
  hover: '#eef1f5',
  accent: '#2b56c6',
  accentSoft: '#e8eefb',
  onAccent: '#ffffff',
  allowed: '#1a7340',
  allowedSoft: '#e3f4e9',
  denied: '#b3261e',
  deniedSoft: '#fbe9e7',
  restored: '#7038b8',
  restoredSoft: '#f1e9fb',
  warning: '#8a5300',
  warningSoft: '#fdf1dc',
  neutralSoft: '#eceff3',
  addedLine: '#e4f5e9',
  addedMark: '#a9dfba',
  removedLine: '#fdeceb',
  removedMark: '#f4b9b4',
}

export const dark: typeof light = {
  page: '#101216',
  paper: '#171a20',
  text: '#e7eaef',
  muted: '#a1a9b6',
  line: '#2a2f38',
  lineStrong: '#6f7886',
  hover: '#1f242c',
  accent: '#8fb0ff',
  accentSoft: '#1d2a47',
  onAccent: '#0c1730',
  allowed: '#6fcf94',
  allowedSoft: '#14301f',
  denied: '#ff9189',
  deniedSoft: '#3a1a18',
  restored: '#c6a2f5',
  restoredSoft: '#2d2041',
  warning: '#f0bd68',
  warningSoft: '#372810',
  neutralSoft: '#242932',
  addedLine: '#12291b',
  addedMark: '#23603a',
  removedLine: '#2f1716',
  removedMark: '#7a2d29',
}

export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
}

/** Heights of a table row in pixels (design §2). */
export const ROW_HEIGHT = 36
/** Height of the app bar, which stays in sight. */
export const BAR_HEIGHT = 48
/** Widest content in pixels (design §2). */
export const CONTENT_WIDTH = 1440
/** Widest content of a comparison and of the audit in pixels: the width of a 4K window (design §2). */
export const WIDE_CONTENT_WIDTH = 3840
/** Width of the rail, and of the drawer that it becomes, in pixels (design §2). */
export const RAIL_WIDTH = 216
/** Width of the rail of icons in pixels. */
export const ICON_RAIL_WIDTH = 56
