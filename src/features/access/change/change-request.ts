import type { Binding, RoleDescription } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import type { Role, Subject } from '../../../access/change/plan'
import type { Known } from '../../../access/types'
import type { Shown } from '../shown'

/** What a person is about to change. */
export type ChangeRequest =
  /** `on`: another resource than the screen's. */
  | { kind: 'grant'; subject?: Subject; role?: Role; on?: Shown['resource'] }
  | { kind: 'revoke' | 'renew' | 'replace'; seen: Binding }
export type ChangeKind = ChangeRequest['kind']

/** The screen on which it is changed. */
export type ChangeContext = {
  known: Known
  /** What is granted on. */
  resource: Shown['resource']
  /** Whose list of bindings the screen has read. */
  listedOn: ResourceRequest
  descriptions: readonly RoleDescription[]
}
