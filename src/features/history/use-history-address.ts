import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { DiffPreferences, SaidView } from '../../components/diff/preferences'
import type { HistorySearch } from '../../routing/paths'
import { readSearch, RevisionParam, withParams } from '../../routing/search-params'
import { comparedOf, type Compared } from './compared'

/** How the address says what this browser may keep otherwise: the parameter, and the value of the preference with it. */
const SAID = {
  json: ['as', 'json', true],
  showWhitespace: ['space', 'shown', true],
  ignoreWhitespace: ['ignore', 'space', true],
  wrap: ['wrap', 'off', false],
} as const satisfies Partial<
  Record<keyof DiffPreferences, readonly [keyof HistorySearch, string, boolean]>
>
const said = Object.entries(SAID) as [keyof typeof SAID, (typeof SAID)[keyof typeof SAID]][]

/** The parameters that say how a diff is shown, so that whoever opens the link sees the same. */
export const viewParams = (preferences: DiffPreferences): HistorySearch =>
  Object.fromEntries(
    said.flatMap(([key, [param, word, value]]) =>
      preferences[key] === value ? [[param, word]] : [],
    ),
  )

const search = {
  from: RevisionParam,
  to: RevisionParam,
  view: v.picklist(['split', 'unified']),
  revisions: v.literal('hidden'),
}
// Choosing what is looked at is a step that "Back" takes back. Changing how it looks is none.
const STEP = { preventScrollReset: true }
const LOOK = { preventScrollReset: true, replace: true }

/** Which change the address shows, and how: all that is seen of a history stands in its address. */
export function useHistoryAddress(head: number) {
  const [params, setParams] = useSearchParams()
  const asked = readSearch(params, search)
  const { from, to } = comparedOf(head, asked)
  const compared = useMemo((): Compared => ({ from, to }), [from, to])
  const look = useCallback(
    (changes: Parameters<typeof withParams>[1]) =>
      setParams((old) => withParams(old, changes), LOOK),
    [setParams],
  )
  const inAddress = useMemo(
    (): SaidView => ({
      said: Object.fromEntries(
        said.flatMap(([key, [param, word, value]]) =>
          params.get(param) === word ? [[key, value]] : [],
        ),
      ),
      say: (key, value) => {
        if (!(key in SAID)) return
        const [param, word, shownWith] = SAID[key as keyof typeof SAID]
        look({ [param]: value === shownWith ? word : null })
      },
    }),
    [params, look],
  )
  return {
    compared,
    /** Both revisions were asked for, and both are there. */
    isGiven: asked.from === from && asked.to === to,
    view: asked.view ?? ('unified' as const),
    hidden: asked.revisions === 'hidden',
    inAddress,
    compare: useCallback(
      (next: Compared) => setParams((old) => withParams(old, next), STEP),
      [setParams],
    ),
    setView: (view: 'split' | 'unified') =>
      setParams((old) => withParams(old, { view: view === 'split' ? view : null }), STEP),
    setHidden: useCallback(
      (hidden: boolean) => look({ revisions: hidden ? 'hidden' : null }),
      [look],
    ),
  }
}
