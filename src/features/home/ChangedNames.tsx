import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { artifactListQuery } from '../../api/queries/artifacts'
import { configures } from '../../families/configures'
import { changedRows } from './changed-rows'

const HeadNames = lazy(async () => ({
  default: (await import('../../components/artifact-names/HeadNames')).HeadNames,
}))

type Props = {
  lists: readonly { scopeId: string; family: string }[]
  since: number
  /** Rows of each list that are shown. */
  shown: number
}

const readOf = (client: QueryClient, { scopeId, family }: Props['lists'][number]) =>
  client.getQueryState(artifactListQuery(scopeId, family).queryKey)

/** Offers to read the names of what has changed, of all lists at once. A Prompt's key is its name. */
export function ChangedNames({ lists, since, shown }: Props) {
  const client = useQueryClient()
  const named = lists.filter(({ family }) => !configures(family))
  // The text holds the times at which the lists were read, so that React draws again when a list has come, and never else.
  useSyncExternalStore(
    (tell) => client.getQueryCache().subscribe(tell),
    () => named.map((list) => readOf(client, list)?.dataUpdatedAt).join(),
  )
  const items = named.flatMap((list) => {
    const read = readOf(client, list)?.data?.pages.flatMap((page) => page.items) ?? []
    return changedRows(read, since)
      .rows.slice(0, shown)
      .map(({ item }) => item)
  })
  return items.length > 0 ? (
    <Suspense>
      <HeadNames items={items} />
    </Suspense>
  ) : null
}
