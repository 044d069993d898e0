import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { ArtifactNamed } from './ArtifactNamed'

it('says the family and the id of an Artifact, as one word where they are the same', async () => {
  const of = (family: string, artifactId: string) => (
    <ArtifactNamed place={{ scopeId: 'scp_1', family, artifactId }} />
  )
  const artifact = page.getByRole('region', { name: 'Artifact' })
  const { rerender } = await show(of('skill', 'art_1'))
  await expect.element(artifact).toHaveTextContent(/^skill\s+art_1Copy id/)
  await rerender(of('handoff', 'handoff'))
  await expect.element(artifact).toHaveTextContent(/^handoffCopy id/)
})
