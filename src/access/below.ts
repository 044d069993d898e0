import type { Action } from '../api/contract/access'
import type { ROLES_1_4 } from '../api/contract/access-requests'

const READING = ['artifact.read', 'handoff.evidence.inspect', 'prompt.use'] as const

/**
 * What each role allows on what lies below its own resource. Roles do not nest (contract §3.2): none of this follows from
 * what a role allows on its resource, and roles/list is silent about it. The embedded service decides by this table too.
 */
export const BELOW = {
  'handoff.viewer': [],
  'handoff.receiver': [],
  'artifact.viewer': [],
  'prompt.user': [],
  'artifact.owner': [],
  'scope.viewer': READING,
  'scope.contributor': [...READING, 'handoff.acknowledge'],
  'scope.reviewer': READING,
  'scope.delegator': READING,
  'scope.admin': ['artifact.share'],
  'server.observer': [],
  'server.admin': ['scope.admin', 'artifact.share'],
} as const satisfies Record<(typeof ROLES_1_4)[number], readonly Action[]>
