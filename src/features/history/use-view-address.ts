import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { DiffPreferences, SaidView } from '../../components/diff/preferences'
import type { CompareSearch } from '../../routing/paths'
import { readSearch, withParams } from '../../routing/search-params'

/** How the address says what this browser may keep otherwise: the parameter, and the value of the preference with it. */
const SAID = {
  json: ['as', 'json', true],
  showWhitespace: ['space', 'shown', true],
  ignoreWhitespace: ['ignore', 'space', true],
  wrap: ['wrap', 'off', false],
} as const satisfies Partial<
  Record<keyof DiffPreferences, readonly [keyof CompareSearch, string, boolean]>
>
const said = Object.entries(SAID) as [keyof typeof SAID, (typeof SAID)[keyof typeof SAID]][]

/** Puts into the address how a diff is shown. Whoever opens the link then sees the same. */
export const viewParams = (preferences: DiffPreferences): CompareSearch =>
  Object.fromEntries(
    said.flatMap(([key, [param, word, value]]) =>
      preferences[key] === value ? [[param, word]] : [],
    ),
  )

const search = { view: v.picklist(['split', 'unified']) }
// Choosing what is looked at is a step that "Back" takes back. Changing how it looks is none.
export const STEP = { preventScrollReset: true }
const LOOK = { preventScrollReset: true, replace: true }

/** How the address shows a diff: in one column or two, and what else a person can choose about its looks. */
export function useViewAddress() {
  const [params, setParams] = useSearchParams()
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
    view: readSearch(params, search).view ?? ('unified' as const),
    setView: (view: 'split' | 'unified') =>
      setParams((old) => withParams(old, { view: view === 'split' ? view : null }), STEP),
    inAddress,
    look,
  }
}
