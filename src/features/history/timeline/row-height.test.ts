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
const restored = { ...item, restored_from_revision: 1 }

it('has a line of facts only where there is one to tell, and a reason is one line however long', () => {
  expect(rowHeight(item, false, false)).toBe(36)
  expect(rowHeight(null, false, false)).toBe(36)
  expect(rowHeight(restored, false, false)).toBe(44)
  expect(rowHeight(item, true, false)).toBe(44)
  expect(rowHeight({ ...item, reason: 'x'.repeat(1024) }, false, false)).toBe(44)
})

it('has a second line for the time and the buttons where the list is narrow', () => {
  expect(rowHeight(item, false, true)).toBe(54)
  expect(rowHeight(restored, false, true)).toBe(76)
})
