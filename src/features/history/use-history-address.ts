import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { readSearch, RevisionParam, withParams } from '../../routing/search-params'
import { comparedOf, type Compared } from './compared'
import { STEP, useViewAddress } from './use-view-address'

const search = {
  from: RevisionParam,
  to: RevisionParam,
  revisions: v.literal('hidden'),
}

/** Which change the address shows, and how: all that is seen of a history stands in its address. */
export function useHistoryAddress(head: number) {
  const [params, setParams] = useSearchParams()
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
    compare: useCallback(
      (next: Compared) => setParams((old) => withParams(old, next), STEP),
      [setParams],
    ),
    setHidden: useCallback(
      (hidden: boolean) => look({ revisions: hidden ? 'hidden' : null }),
      [look],
    ),
  }
}
