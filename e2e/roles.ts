import type { Api, Role } from './api'
import { identities, type IdentityName } from './identities'

/** One Artifact, as a grant names it. */
export const onArtifact = (scopeId: string, family: string, artifactId: string) => ({
  type: 'artifact' as const,
  scope_id: scopeId,
  identity: { family, artifact_id: artifactId },
})

/** Takes a role back that a test has granted on a Scope; throws when nobody has granted it. */
export async function revokeRole(api: Api, name: IdentityName, role: Role, scopeId: string) {
  const root = api.as('root')
  const binding = (await root.bindings(scopeId)).find(
    (each) =>
      each.state === 'active' &&
      each.role === role &&
      each.subject.id === identities[name].principal.id,
  )
  if (!binding) throw new Error(`${name} does not hold ${role} there: grant it first.`)
  return root.revoke(binding)
}
