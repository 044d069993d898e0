import { useEffect, useEffectEvent, useState } from 'react'
import { LIST_LIMIT_MAX } from '../../../api/contract/common'
import type { Revisions } from '../use-revisions'

/** Rows before the end of what is loaded at which the next page is asked for. */
const AHEAD = 20
/** Pages that one gesture may read by itself: each is an audited call. More than that is asked for. */
const PAGES_UNASKED = 3

type View = {
  /** Place of the last row in view. */
  last: number
  scrolling: boolean
  /** The screen opened there, and the person has not moved it: an address by itself reads no page that lies far down. */
  untouched: boolean
}

/**
 * Loads what is looked at. The server gives revisions in order only, so that what is far away costs every page before
 * it: beyond a few pages the person decides.
 */
export function useLoadingInView(revisions: Revisions, { last, scrolling, untouched }: View) {
  const { items, hasMore, loadingMore, moreError } = revisions
  /** Up to which row the person asked for, at however many pages. */
  const [asked, setAsked] = useState(-1)
  const near = last + AHEAD >= items.length
  const pages = Math.ceil((last + 1 - items.length) / LIST_LIMIT_MAX)
  // A view that rushes past is not looked at; one that moves on row by row is.
  const wanted = near && !untouched && pages <= (scrolling ? 1 : PAGES_UNASKED)
  const due = hasMore && !loadingMore && !moreError && (wanted || asked >= items.length)
  const loadMore = useEffectEvent(() => revisions.loadMore())
  useEffect(() => {
    if (due) loadMore()
  }, [due, items.length])
  return {
    /** Pages that it would take to load what is in view, when that is for the person to decide; otherwise 0. */
    unasked: hasMore && pages > (untouched ? 0 : PAGES_UNASKED) && asked < items.length ? pages : 0,
    load: () => setAsked(last),
  }
}
