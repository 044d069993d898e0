import type { Action } from '../api/contract/access'

/** What Access decides about the Artifacts of a family. */
export type AccessRule = {
  /** What commits take: a role on the Scope, or to be the owner, whom only the server knows (contract §4.2). */
  writer: 'scope.admin' | 'scope.contribute' | 'owner'
  /** Roles can be bound to one Artifact of it (contract §3). Without it, the roles of its Scope decide who reads it. */
  ownBindings: boolean
  /** The actions on one Artifact that Access decides beside reading, writing and sharing (contract §3.2). */
  ownActions: readonly Action[]
}

const OWNED: AccessRule = { writer: 'owner', ownBindings: true, ownActions: [] }

/** The families that differ from the others. Their descriptors take the rules from here, so that a screen of Access needs no descriptor. */
export const ACCESS_RULES = {
  prompt: { writer: 'scope.admin', ownBindings: true, ownActions: ['prompt.use'] },
  memory: { writer: 'scope.contribute', ownBindings: false, ownActions: [] },
  'topic-memory': { writer: 'scope.admin', ownBindings: false, ownActions: [] },
  handoff: { ...OWNED, ownActions: ['handoff.evidence.inspect', 'handoff.acknowledge'] },
} as const satisfies Record<string, AccessRule>

export const accessRuleOf = (family: string): AccessRule =>
  Object.hasOwn(ACCESS_RULES, family) ? ACCESS_RULES[family as keyof typeof ACCESS_RULES] : OWNED
