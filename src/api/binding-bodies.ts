import { pass } from './asked'
import { judgeResource, judgeSubject } from './bodies'
import type {
  CreateBindingRequest,
  ReplaceBindingRequest,
  RevokeBindingRequest,
} from './contract/access-requests'

/** The bodies that change a binding, apart from those that every screen begins with (decision 6). */
export const bindingBodies = {
  create(request: CreateBindingRequest) {
    judgeResource(request.resource)
    judgeSubject(request.subject)
    return pass(request)
  },
  revoke: (request: RevokeBindingRequest) => pass(request),
  replace(request: ReplaceBindingRequest) {
    judgeSubject(request.replacement.subject)
    return pass(request)
  },
}
