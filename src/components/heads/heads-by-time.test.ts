import { expect, test } from 'vitest'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { headsByTime } from './heads-by-time'

const item = (artifact_id: string, times: Partial<ArtifactItem>) =>
  ({ artifact_id, ...times }) as ArtifactItem

test('heads stand newest first, whichever zone and whichever field a server tells the time in', () => {
  const { rows, unrecorded } = headsByTime([
    item('first', { created_at: '2026-11-23T10:00:00Z' }),
    item('last', { published_at: '2026-11-23T10:00:00.5Z' }),
    item('between', { created_at: '2026-11-23T11:00:00.250000+01:00' }),
  ])
  expect(rows.map((row) => row.item.artifact_id)).toEqual(['last', 'between', 'first'])
  expect(rows[0]?.at).toBe('2026-11-23T10:00:00.5Z')
  expect(unrecorded).toBe(0)
})

test('heads without a time are counted and left out', () => {
  const items = [
    item('a', {}),
    item('b', { created_at: null }),
    item('c', { created_at: '2026-11-23T10:00:00Z' }),
  ]
  const { rows, unrecorded } = headsByTime(items)
  expect(rows.map((row) => row.item.artifact_id)).toEqual(['c'])
  expect(unrecorded).toBe(2)
})
