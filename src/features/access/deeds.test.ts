import { expect, it } from 'vitest'
import { chosenDeed, deedsOn } from './deeds'

const onArtifact = (family: string) =>
  ({ type: 'artifact', scope_id: 'shop', identity: { family, artifact_id: 'a' } }) as const

// As roles and families are described in contract §3.2 and contract §4.2.
it.each([
  ['skill', ['read artifact.read', 'edit artifact.write', 'grant artifact.share']],
  ['prompt', ['read artifact.read', 'use prompt.use', 'edit scope.admin on the Scope']],
  ['memory', ['read scope.read on the Scope', 'edit scope.contribute on the Scope']],
  ['topic-memory', ['read scope.read on the Scope', 'edit scope.admin on the Scope']],
  [
    'handoff',
    [
      'read artifact.read',
      'inspect handoff.evidence.inspect',
      'acknowledge handoff.acknowledge',
      'edit artifact.write',
      'grant artifact.share',
    ],
  ],
  ['newer', ['read artifact.read', 'edit artifact.write', 'grant artifact.share']],
])(
  'each action on an Artifact of the family %s is asked where the service decides it',
  (family, told) => {
    const deeds = deedsOn(onArtifact(family)).map(
      ({ name, action, resource }) =>
        `${name} ${action}${resource.type === 'scope' ? ' on the Scope' : ''}`,
    )
    expect(deeds).toEqual(told)
  },
)

it('an action that the resource does not know is answered by the one that is asked about most', () => {
  const scope = { type: 'scope', scope_id: 'shop' } as const
  expect(chosenDeed(deedsOn(scope), scope, 'acknowledge').name).toBe('prompts')
  const skill = onArtifact('skill')
  expect(chosenDeed(deedsOn(skill), skill, undefined).name).toBe('read')
  expect(chosenDeed(deedsOn(skill), skill, 'edit').name).toBe('edit')
})
