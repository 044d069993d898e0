export default {
  allowed: (who: string, operation: string, on: string, why: string) =>
    `${who} was allowed ${operation} on ${on}: ${why}.`,
  denied: (who: string, operation: string, on: string, why: string) =>
    `${who} was denied ${operation} on ${on}: ${why}.`,
  through: (principal: string, actor: string) => `${principal} (acting through ${actor})`,
  server: (id: string) => (id ? `the server ${id}` : 'the server'),
  scope: (id: string) => `Scope ${id}`,
  promptKind: 'Prompt',
  someOf: (kinds: readonly string[], scope: string) =>
    `${kinds.map((kind) => `a ${kind}`).join(' or ')} of Scope ${scope}`,
  prompt: (key: string, scope: string) => `Prompt ${key} of Scope ${scope}`,
  artifact: (family: string, id: string, scope: string) => `${family} ${id} of Scope ${scope}`,
  other: (type: string) => `a resource of kind ${type}`,
  noBinding: (action: string) => `no binding grants ${action}`,
  byBinding: (action: string, subject: string | null) =>
    subject ? `a role binding of ${subject} grants ${action}` : `a role binding grants ${action}`,
  byOwnership: (action: string) => `owning the Artifact grants ${action}`,
  granted: (role: string, whom: string) => `${role} was granted to ${whom}`,
  revoked: (role: string, whom: string) => `${role} was revoked from ${whom}`,
  ownerNow: (whom: string) => `${whom} became the owner`,
  reasonCode: (code: string) => `the reason code is ${code}`,
}
