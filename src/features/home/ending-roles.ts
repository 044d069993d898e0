import type { Binding } from '../../api/contract/access'

/** Home tells of a role's end this many milliseconds ahead. */
export const SOON_MS = 14 * 86_400_000

/** The roles that end soon, the soonest first. Roles that have ended are left out by their time: the server still calls them `active` (contract §3.4). */
export const endingRoles = (bindings: readonly Binding[], now: number) =>
  bindings
    .flatMap((binding) => {
      const { state, expires_at: endsAt } = binding
      if (state !== 'active' || !endsAt) return []
      const left = Date.parse(endsAt) - now
      return left > 0 && left <= SOON_MS ? [{ binding, endsAt }] : []
    })
    .sort((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt))
