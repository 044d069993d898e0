import type { ArtifactItem } from '../api/contract/artifacts'

/** When the row's revision came to be; null where the server does not record it (contract §4.3). */
export const committedAt = (item: ArtifactItem): string | null =>
  item.created_at ?? item.published_at ?? null
