import { useInfiniteQuery } from '@tanstack/react-query'
import { artifactListQuery } from '../../api/queries/artifacts'

/** What a list that this visit has read tells of a saved revision, undefined where none does. It makes no call. */
export function useListedPrompt(scopeId: string, promptKey: string, revision: number) {
  const { data } = useInfiniteQuery({ ...artifactListQuery(scopeId, 'prompt'), enabled: false })
  return data?.pages
    .flatMap(({ items }) => items)
    .find((one) => one.artifact_id === promptKey && one.revision === revision)
}
