import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { DiffPreferences, SaidView } from '../../components/diff/preferences'
import type { CompareSearch } from '../../routing/paths'
import { readSearch } from '../../routing/search-params'
import { useChangeSearch } from '../../routing/use-change-search'

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
/** In one column or two. */
export const viewIn = (params: URLSearchParams) => readSearch(params, search).view ?? 'unified'

// Choosing what is looked at is a step that "Back" takes back. Changing how it looks is none.
export const STEP = { preventScrollReset: true }
const LOOK = { preventScrollReset: true, replace: true }

/** How the address shows a diff: in one column or two, and what else a person can choose about its looks. */
export function useViewAddress() {
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const look = useCallback(
    (changes: Record<string, string | null>) => changeSearch(changes, LOOK),
    [changeSearch],
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
    view: viewIn(params),
    setView: (view: 'split' | 'unified') =>
      changeSearch({ view: view === 'split' ? view : null }, STEP),
    inAddress,
    look,
  }
}
