import type { Binding, Principal } from '../api/contract/access'
import type { Subject } from './types'

export type Holder = { principal: Principal; bindings: Binding[] }

/** Equal for the same subject only. */
export const subjectKey = ({ type, id }: Subject) => JSON.stringify([type, id])

export const isSame = (one: Subject, other: Subject) =>
  one.type === other.type && one.id === other.id

/** The bindings of each subject, in the order in which the subjects first appear. */
export function holdersOf(bindings: readonly Binding[]): Holder[] {
  const holders = new Map<string, Holder>()
  for (const binding of bindings) {
    const key = subjectKey(binding.subject)
    const holder = holders.get(key)
    if (holder) holder.bindings.push(binding)
    else holders.set(key, { principal: binding.subject, bindings: [binding] })
  }
  return [...holders.values()]
}
