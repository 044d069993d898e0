import { useEffect, useMemo, useRef, useState } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { announce } from '../../../ui/announcer'
import { useTexts } from '../../../ui/language'
import type { ShownRows } from '../table/shown-rows'
import { neighboursOf } from './neighbours'
import { stepTexts } from './step-texts'

type List = {
  shown: ShownRows
  eventId: string
  /** Whether all that matches is loaded. */
  isWhole: boolean
  /** Loads what follows the last event; null where the list does not go on by itself. */
  onLoadMore: (() => Promise<void>) | null
  onStep: (event: AuditEvent) => void
}

/** Steps through the events on display, from the one that is open. The step after the last one loads more first. */
export function useSteps({ shown, eventId, isWhole, onLoadMore, onStep }: List) {
  const t = useTexts(stepTexts)
  const { position, previous, next } = useMemo(() => neighboursOf(shown, eventId), [shown, eventId])
  const [isLoading, setLoading] = useState(false)
  /** The event after which more has been loaded: the step waits for the render that has it. */
  const [loadedAfter, setLoadedAfter] = useState<string | null>(null)
  const hasStepped = useRef(false)
  const place = position > 0 ? t.place(position, shown.events, isWhole) : null
  const go = (event: AuditEvent) => {
    hasStepped.current = true
    onStep(event)
  }
  useEffect(() => {
    if (loadedAfter === null) return
    setLoadedAfter(null) // eslint-disable-line react-hooks/set-state-in-effect -- a load is followed by one step at most
    if (loadedAfter === eventId && next) go(next)
  }, [loadedAfter]) // eslint-disable-line react-hooks/exhaustive-deps -- asked once for each load
  useEffect(() => {
    if (hasStepped.current && place !== null) announce(place)
  }, [eventId]) // eslint-disable-line react-hooks/exhaustive-deps -- said for a step, not while events come in
  const atEnd = isWhole ? t.isLast : t.isLastLoaded
  const whyNot = (end: string) => (position > 0 ? end : t.notShown)
  return {
    place,
    isLoading,
    /** Why there is no such step, or null. */
    whyNoPrevious: previous ? null : whyNot(t.isFirst),
    whyNoNext: next || (position > 0 && onLoadMore) ? null : whyNot(atEnd),
    goPrevious: () => {
      if (previous) go(previous)
    },
    goNext: () => {
      if (next) return go(next)
      if (position === 0 || !onLoadMore || isLoading) return
      setLoading(true)
      void onLoadMore().then(() => {
        setLoading(false)
        setLoadedAfter(eventId)
      })
    },
    /** Whether the event that is open now was stepped to; true once for each step. */
    takeStep: () => {
      const stepped = hasStepped.current
      hasStepped.current = false
      return stepped
    },
  }
}
