import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { browserStorage } from '../../../lib/storage/browser-storage'
import type { EventRows } from '../store/rows'
import { columnsOf, type ColumnChoice, type ColumnRules, type PackedCell } from './columns'
import { useHasCards, useIsWide } from './window-width'

/** The columns of a table, and what a person chose of them. */
export type ChosenColumns<N extends string> = {
  rules: ColumnRules<N>
  /** Those that are shown, in their order. */
  columns: readonly N[]
  /** Those that are left out because they say the same everywhere. */
  same: readonly (N & PackedCell)[]
  choice: ColumnChoice<N>
  choose: (choice: ColumnChoice<N>) => void
}

const NO_CHOICE = {}

/**
 * The columns of a table, and which of them a person has chosen. The browser keeps one choice for each table. In a narrow window
 * a choice has no effect: rows are cards of the same few cells there, and no button would bring a hidden one back.
 */
export function useColumns<N extends string>(
  rules: ColumnRules<N>,
  rows: EventRows,
): ChosenColumns<N> {
  const [choice, setChoice] = useState(() => keptChoice(rules))
  const { shown, same } = columnsOf(rules, rows, useHasCards() ? NO_CHOICE : choice, useIsWide())
  const key = shown.join(' ')
  // The rows that exist are drawn anew when this is another list: while events come in it is the same one.
  const columns = useMemo(() => key.split(' ') as N[], [key])
  const choose = (next: ColumnChoice<N>) => {
    browserStorage.set(rules.kept, JSON.stringify(next))
    setChoice(next)
  }
  return { rules, columns, same, choice, choose }
}

function keptChoice<N extends string>({ kept, names }: ColumnRules<N>): ColumnChoice<N> {
  const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.picklist(names), v.boolean()))
  const { success, output } = v.safeParse(Kept, browserStorage.get(kept) ?? '{}')
  return success ? (output as ColumnChoice<N>) : {}
}
