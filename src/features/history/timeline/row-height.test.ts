import { expect, it } from 'vitest'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { rowHeight } from './row-height'

const item: ArtifactItem = {
  scope_id: 's',
  family: 'prompt',
  artifact_id: 'a',
  revision: 2,
  sources: [],
  artifacts: [],
  content_digest: `sha256:${'0'.repeat(64)}`,
}

it('grows with what is recorded, a reason by three lines at most', () => {
  const bare = rowHeight(item, false, false)
  const restored = rowHeight({ ...item, restored_from_revision: 1 }, false, false)
  const reason = (length: number) =>
    rowHeight({ ...item, restored_from_revision: 1, reason: 'x'.repeat(length) }, false, false)
  expect(rowHeight(item, false, true)).toBeGreaterThan(bare)
  expect(restored).toBeGreaterThan(bare)
  expect(reason(10)).toBeGreaterThan(restored)
  expect(reason(1024)).toBe(reason(300))
  expect(rowHeight(item, true, false)).toBeLessThan(bare)
})
