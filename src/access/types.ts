import type { Binding, Principal, Resource } from '../api/contract/access'
import type { Micros } from '../lib/date/micros'

export type Subject = Pick<Principal, 'type' | 'id'>

export type RoleRule = {
  /** The kind of resource that it is granted on. */
  on: string
  /** Allowed on the very resource of the binding. */
  actions: readonly string[]
  /** Allowed on what lies below it; null of a role that the console does not know (contract §3.2). */
  below: readonly string[] | null
  /** The families on whose Artifacts it is granted; null where the server does not say. */
  families: readonly string[] | null
  /** No person grants it; the service itself does. */
  systemManaged: boolean
}
/** By the name of the role. */
export type RoleRules = ReadonlyMap<string, RoleRule>

/** How a binding stands at an instant; `ending` is in force, and ends within `ENDING_DAYS`. */
export type Standing = 'in force' | 'ending' | 'expired' | 'revoked' | 'not yet'

/** `direct`: the binding is on the resource that was asked about; `inherited`: on what lies above it. */
export type Reach = 'direct' | 'inherited'

/** What allows an action: this binding, by its role, on its resource. */
export type Path = { binding: Binding; reach: Reach }

/** What a reader of bindings cannot know, and what might therefore allow what no binding does. */
export type Unknown =
  /** The owner of an Artifact holds no binding (contract §3.2). */
  | { kind: 'ownership' }
  /** A group may do it, and the service does not tell who is in it. */
  | { kind: 'groups'; bindings: readonly Binding[] }
  /** Bindings on the server, which a reader of one Scope does not see. */
  | { kind: 'above' }
  /** Bindings on the Scope and the server, which a reader of one Artifact does not see. */
  | { kind: 'above-artifact' }
  /** Roles that the server has not described, or whose reach below their resource is not known. */
  | { kind: 'roles'; roles: readonly string[] }
  /** Bindings that would allow it, in states that the console does not know. */
  | { kind: 'states'; states: readonly string[] }

/** What is known of who may do what. */
export type Known = {
  bindings: readonly Binding[]
  rules: RoleRules
  /** `server`: all bindings are known; `scope`: those of one Scope and of its Artifacts; `artifact`: those of one Artifact. */
  view: 'server' | 'scope' | 'artifact'
}

export type Deed = {
  /** One that this kind of resource knows. */
  action: string
  resource: Resource
}

/** A deed and the key under which a table keeps it. */
export type KeyedDeed = Deed & { key: string }

export type Moment = Deed & { instant: Micros }
