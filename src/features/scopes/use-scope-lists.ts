import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { artifactListQuery } from '../../api/queries/artifacts'
import { isUnread, listObserver, listOf, type ScopeList } from './scope-lists'

/**
 * The lists of a Scope as far as this visit has read them. The hook asks for none by itself.
 * @returns `read` reads the missing ones: one page, and so one audit event, each, and gives those that did not come. `reading` names them until all have come.
 */
export function useScopeLists(scopeId: string, families: readonly string[]) {
  const client = useQueryClient()
  const [reading, setReading] = useState<readonly string[]>([])
  const named = JSON.stringify(families)
  const { subscribe, get } = useMemo(
    () =>
      watched(
        (JSON.parse(named) as string[]).map((family) => ({
          family,
          observer: listObserver(client, scopeId, family),
        })),
      ),
    [client, scopeId, named],
  )
  const lists = useSyncExternalStore(subscribe, get, get)
  const read = async () => {
    const missing = lists.filter(isUnread).map(({ family }) => family)
    setReading(missing)
    // The observers tell of a list that could not be read.
    const answers = await Promise.allSettled(
      missing.map((family) => client.fetchInfiniteQuery(artifactListQuery(scopeId, family))),
    )
    setReading([])
    return missing.filter((_family, place) => answers[place]?.status === 'rejected')
  }
  return { lists, reading, read }
}

type Watched = { family: string; observer: ReturnType<typeof listObserver> }

/** What several observers say, as one store: the same array until one of them says something else. */
function watched(all: readonly Watched[]) {
  let answers: readonly unknown[] = []
  let lists: readonly ScopeList[] = []
  return {
    subscribe: (onChange: () => void) => {
      const later = notifyManager.batchCalls(onChange)
      const stops = all.map(({ observer }) => observer.subscribe(later))
      return () => stops.forEach((stop) => stop())
    },
    get: () => {
      const now = all.map(({ observer }) => observer.getCurrentResult())
      if (now.length !== answers.length || now.some((each, place) => each !== answers[place])) {
        answers = now
        lists = all.map(({ family, observer }) => listOf(family, observer.getCurrentResult()))
      }
      return lists
    },
  }
}
