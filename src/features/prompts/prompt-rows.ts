import type { ArtifactItem } from '../../api/contract/artifacts'
import type { PromptCapabilities, PromptConfiguration } from '../../api/contract/prompts'
import { isApiError } from '../../api/errors'
import { isUnknownKey } from '../../api/queries/prompts'

/** What is known of one key's configuration: `undefined` data while it loads, or when it is not asked for. */
export type Answer = { data?: PromptConfiguration; error: Error | null }

export type PromptRow = {
  key: string
  /** null: not known (yet). */
  mode: string | null
  savedRevision: number | null
  status: string | null
  reason: string | null
  error: Error | null
}

/** Whether a configuration is of an older revision than the list has: its mode is that of another text. */
export const isBehind = (answer: PromptConfiguration | undefined, listed: number | null) =>
  answer?.artifact !== undefined && (answer.artifact?.revision ?? 0) < (listed ?? 0)

/** The rows of the table; keys that the server does not know, and that nothing is saved under, are left out. */
export function promptRows(
  keys: readonly string[],
  saved: readonly Pick<ArtifactItem, 'artifact_id' | 'revision'>[],
  capabilities: PromptCapabilities['prompts'] | null,
  answers: ReadonlyMap<string, Answer>,
): PromptRow[] {
  const revisions = new Map(saved.map((item) => [item.artifact_id, item.revision]))
  return keys.flatMap((key): PromptRow[] => {
    const { data: answer, error = null } = answers.get(key) ?? {}
    const listed = revisions.get(key) ?? null
    const data = isBehind(answer, listed) ? undefined : answer
    const savedRevision = data?.artifact?.revision ?? listed
    if (isUnknownKey(error) && savedRevision === null) return []
    const capability = capabilities?.[key]
    return [
      {
        key,
        // Auto needs no saved revision: a key with nothing saved runs what is built in (contract §5).
        mode: data?.mode ?? (savedRevision === null ? 'auto' : null),
        savedRevision,
        status: data?.status ?? capability?.status ?? null,
        reason: data?.reason ?? capability?.reason ?? null,
        error,
      },
    ]
  })
}

/** Failures that are told as one: what failed, how, and in which words. */
export const failureKey = (error: Error) =>
  isApiError(error) ? `${error.kind} ${error.status} ${error.code}` : error.message

/** The rows that failed, put together by their reason: one alert says it for all of them. */
export function rowFailures(rows: readonly PromptRow[]): { error: Error; keys: string[] }[] {
  const groups = new Map<string, { error: Error; keys: string[] }>()
  for (const { key, error } of rows) {
    if (!error) continue
    const group = groups.get(failureKey(error))
    if (group) group.keys.push(key)
    else groups.set(failureKey(error), { error, keys: [key] })
  }
  return [...groups.values()]
}
