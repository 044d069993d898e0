import { PERSON_KEYS, type PersonKey } from './content/types'
import { PRINCIPALS } from './people'
import { pick } from '../lib/random'
import { paths } from './replay'
import type { World } from './scale-world'

/** How many of the grants made here are in force at most. */
const IN_FORCE_MAX = 6

/** Roles that are granted for a while and revoked again: each changes the policy revision. */
export class BindingChanges {
  private made = 0
  private readonly inForce: { id: string; version: number }[] = []

  constructor(private readonly world: World) {}

  async next(): Promise<void> {
    const oldest = this.inForce.length >= IN_FORCE_MAX ? this.inForce.shift() : undefined
    await (oldest === undefined ? this.grant() : this.revoke(oldest))
    this.world.bindingsChanged()
  }

  private async grant() {
    const { world } = this
    const without = (scopeId: string): PersonKey[] =>
      PERSON_KEYS.filter(
        (person) =>
          PRINCIPALS[person].type === 'user' &&
          !world.onScope(person, 'scope.read', scopeId).decision.allowed,
      )
    const scopeId = pick(
      world.random,
      world.scopeIds.filter((id) => without(id).length > 0),
    )
    const { type, id } = PRINCIPALS[pick(world.random, without(scopeId))]
    this.made += 1
    const binding = await world.replay.json<{ binding_id: string; version: number }>('priya', 201, {
      method: 'POST',
      path: paths.grant,
      body: {
        subject: { type, id },
        role: 'scope.viewer',
        resource: { type: 'scope', scope_id: scopeId },
        reason: 'For a few days, by ticket',
        idempotency_key: `sample-scale-grant-${this.made}`,
      },
    })
    this.inForce.push({ id: binding.binding_id, version: binding.version })
  }

  private async revoke({ id, version }: { id: string; version: number }) {
    await this.world.replay.ask('priya', 200, {
      method: 'POST',
      path: paths.revoke,
      body: {
        binding_id: id,
        expected_version: version,
        idempotency_key: `sample-scale-revoke-${id}`,
      },
    })
  }
}
