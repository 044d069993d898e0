import type { CSSProperties } from 'react'
import type { Column, EventRows } from '../store/rows'
import { COLUMN_NAMES, type CellName } from './cell-fields'

/** What a person chose to see, or not to; a column without an entry follows the rule. */
export type ColumnChoice = Partial<Record<CellName, boolean>>

/** Columns without which a row does not say what happened. */
export const ALWAYS: readonly CellName[] = ['time', 'operation']

/** Where the values of a column are packed. A column that is none of these differs from row to row, or tells rows apart. */
const PACKED: Partial<Record<CellName, readonly Column[]>> = {
  action: ['action'],
  actor: ['actor'],
  reason: ['reason'],
  role: ['role', 'target', 'binding'],
}

/**
 * The columns that are shown, and those that are left out because every loaded row says the same in them. Once a second value
 * has been loaded a column stays, so that none goes away while somebody reads.
 */
export function columnsOf(
  rows: EventRows,
  choice: ColumnChoice,
): { shown: readonly CellName[]; same: readonly CellName[] } {
  const isSame = (name: CellName) =>
    rows.events > 1 && (PACKED[name]?.every((column) => rows.codesOf(column) <= 1) ?? false)
  const same = COLUMN_NAMES.filter((name) => choice[name] === undefined && isSame(name))
  const shown = COLUMN_NAMES.filter(
    (name) => ALWAYS.includes(name) || (choice[name] !== false && !same.includes(name)),
  )
  return { shown, same }
}

/** Least width of a column in px, and its part of what is left over. */
const WIDTHS: Record<CellName, readonly [least: number, share?: number]> = {
  time: [193],
  result: [84],
  operation: [168, 1],
  action: [122],
  resource: [150, 3],
  principal: [130, 2],
  actor: [116],
  reason: [152],
  role: [190],
  request: [156],
}
/** What tells where an event comes from rather than what it was: it may stand beyond the right edge. */
const BEYOND: readonly CellName[] = ['role', 'request']

/**
 * The columns as the style sheet of the table takes them. They share the width of the table, so that nothing essential is
 * beyond its right edge; where the window is too narrow for all of them, the table scrolls to the rest.
 */
export function gridOf(columns: readonly CellName[]): CSSProperties {
  const sum = (names: readonly CellName[]) => names.reduce((all, name) => all + WIDTHS[name][0], 0)
  const beyond = sum(columns.filter((name) => BEYOND.includes(name)))
  const all = sum(columns)
  const tracks = columns.map((name) => {
    const [least, share] = WIDTHS[name]
    return share === undefined ? `${least}px` : `minmax(${least}px, ${share}fr)`
  })
  // A table that is a pixel too narrow for all is as wide as itself and what is beyond it.
  const room = `max(100%, ${all - beyond}px)`
  return {
    '--columns': tracks.join(' '),
    '--width': `calc(${room} + min(${beyond}px, max(0px, (${all}px - 100%) * 9999)))`,
  } as CSSProperties
}
