import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { readSearch, RevisionParam } from '../../routing/search-params'
import { useChangeSearch, useSearchNow } from '../../routing/use-change-search'
import { comparedOf, type Compared } from './compared'
import { STEP, useViewAddress } from './use-view-address'

const search = {
  from: RevisionParam,
  to: RevisionParam,
  revisions: v.literal('hidden'),
}

/** Which change the address shows, and how: all that is seen of a history stands in its address. */
export function useHistoryAddress(head: number) {
  const [params] = useSearchParams()
  const searchNow = useSearchNow()
  const changeSearch = useChangeSearch()
  const asked = readSearch(params, search)
  const { from, to } = comparedOf(head, asked)
  const compared = useMemo((): Compared => ({ from, to }), [from, to])
  const { look, ...shown } = useViewAddress()
  return {
    compared,
    /** Both revisions were asked for, and both are there. */
    isGiven: asked.from === from && asked.to === to,
    ...shown,
    hidden: asked.revisions === 'hidden',
    /** The compared revisions as the address stands: what was chosen a moment ago may not be rendered yet. */
    comparedNow: useCallback(
      () => comparedOf(head, readSearch(searchNow(), search)),
      [head, searchNow],
    ),
    compare: useCallback((next: Compared) => changeSearch(next, STEP), [changeSearch]),
    setHidden: useCallback(
      (hidden: boolean) => look({ revisions: hidden ? 'hidden' : null }),
      [look],
    ),
  }
}
