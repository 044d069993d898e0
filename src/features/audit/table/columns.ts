import type { CSSProperties } from 'react'
import type { Column, EventRows } from '../store/rows'
import { COLUMN_NAMES, type CellName } from './cell-fields'

/** What a person chose to see, or not to; a column without an entry follows the rule. */
export type ColumnChoice<N extends string = CellName> = Partial<Record<N, boolean>>

/** Columns that may say the same in every row. The values of the others differ from row to row, or tell rows apart. */
export type PackedCell = 'operation' | 'action' | 'actor' | 'reason' | 'role'

/** The columns that a table may have, and when it has them. */
export type ColumnRules<N extends string> = {
  /** Where the browser keeps what was chosen of them. */
  kept: string
  /** In their order. */
  names: readonly N[]
  /** Those without which a row does not say what happened. */
  always: readonly N[]
  /** Those that need a choice where the window is not wide. */
  ifWide: readonly N[]
  /** Those that need a choice in any window. */
  ifChosen: readonly N[]
  /** The columns of the event store that hold the values of each column here. */
  packed: Partial<Record<N & PackedCell, readonly Column[]>>
}

/** How wide the columns of a table are. */
export type ColumnWidths<N extends string> = {
  /** Least width of a column in px, and its part of what is left over. */
  widths: Readonly<Record<N, readonly [least: number, share?: number]>>
  /** Greatest widths in a wide window, in px, where the last column takes the room that is left over. Null: the shares apply there too. */
  widest: Partial<Record<N, number>> | null
  /** What tells where a row comes from rather than what it was: it may stand beyond the right edge. */
  beyond: readonly N[]
}

/** The columns of the table of decisions. */
export const DECISION_COLUMNS: ColumnRules<CellName> = {
  kept: 'scope-console.audit-columns',
  names: COLUMN_NAMES,
  always: ['time', 'operation'],
  ifWide: [],
  ifChosen: [],
  packed: {
    action: ['action'],
    actor: ['actor'],
    reason: ['reason'],
    role: ['role', 'target', 'binding'],
  },
}

/**
 * The columns that are shown, and those that are left out because every loaded row says the same in them. Once a second value
 * has been loaded a column stays, so that none goes away while somebody reads.
 * @param wide whether the window is wide
 */
export function columnsOf<N extends string>(
  rules: ColumnRules<N>,
  rows: EventRows,
  choice: ColumnChoice<N>,
  wide: boolean,
): { shown: readonly N[]; same: readonly (N & PackedCell)[] } {
  const { names, always, ifWide, ifChosen, packed } = rules
  const isUsual = (name: N) => !ifChosen.includes(name) && (wide || !ifWide.includes(name))
  const isSame = (name: N): name is N & PackedCell =>
    rows.events > 1 &&
    ((packed as Partial<Record<N, readonly Column[]>>)[name]?.every(
      (column) => rows.codesOf(column) <= 1,
    ) ??
      false)
  const unchosen = names.filter((name) => choice[name] === undefined && isUsual(name))
  const same = unchosen.filter((name) => isSame(name))
  const isShown = (name: N) => choice[name] ?? (isUsual(name) && !isSame(name))
  return { shown: names.filter((name) => always.includes(name) || isShown(name)), same }
}

/**
 * The columns as the style sheet of the table takes them. They share the width of the table, so that nothing essential is
 * beyond its right edge; where the window is too narrow for all of them, the table scrolls to the rest.
 * @param wide whether the window is wide
 */
export function gridOf<N extends string>(
  { widths, widest, beyond: mayBeBeyond }: ColumnWidths<N>,
  columns: readonly N[],
  wide: boolean,
): CSSProperties {
  const sum = (names: readonly N[]) => names.reduce((all, name) => all + widths[name][0], 0)
  const beyond = sum(columns.filter((name) => mayBeBeyond.includes(name)))
  const all = sum(columns)
  const tracks = columns.map((name, at) => {
    const [least, share] = widths[name]
    if (wide && widest) {
      const most = at === columns.length - 1 ? '1fr' : `${widest[name] ?? least}px`
      return `minmax(${least}px, ${most})`
    }
    return share === undefined ? `${least}px` : `minmax(${least}px, ${share}fr)`
  })
  // A table that is a pixel too narrow for all is as wide as itself and what is beyond it.
  const room = `max(100%, ${all - beyond}px)`
  return {
    '--columns': tracks.join(' '),
    '--width': `calc(${room} + min(${beyond}px, max(0px, (${all}px - 100%) * 9999)))`,
  } as CSSProperties
}
