import { expect, it } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { own } from '../../lib/json/own'
import { NEEDS } from './request-outcome'
import { requestTexts } from './request-texts'
import { requestSentence } from './request-words'

it.each(['en', 'zh'] as const)(
  'words each operation whose authorities are known in %s',
  (language) => {
    const { acts } = requestTexts[language]
    for (const operation of Object.keys(NEEDS))
      expect(own(acts, operation), operation).toBeDefined()
  },
)

it('names an operation that it does not know as the service does', () => {
  const resource = { type: 'server', deployment_id: 'd' }
  const event = { operation: 'approve_candidate', resource } as unknown as AuditEvent
  const names = { scope: () => undefined, artifact: () => undefined, principal: () => undefined }
  const outcome = { outcome: 'unknown', authority: null } as const
  expect(requestSentence(event, outcome, requestTexts.en, names)).toBe(
    'tried to do approve_candidate on the server',
  )
})

const NAMES = { scope: () => 'Checkout', artifact: () => undefined, principal: () => undefined }
const GIVEN = { outcome: 'unknown', authority: 'given' } as const

it.each(['get_artifact', 'get_artifact_revision', 'list_artifact_revisions', 'get_artifact_tags'])(
  'says of %s that it was about an Artifact where the decision names only a Scope',
  (operation) => {
    const resource = { type: 'scope', scope_id: 'scp_1' }
    const event = { operation, action: 'scope.read', resource } as unknown as AuditEvent
    expect(requestSentence(event, GIVEN, requestTexts.en, NAMES)).toMatch(
      / (read|revision of|revisions of|tags of) an Artifact in Checkout$/,
    )
  },
)

it('says a family once where its Artifact is called the same', () => {
  const identity = { family: 'profile', artifact_id: 'profile' }
  const resource = { type: 'artifact', scope_id: 'scp_1', identity }
  const event = { operation: 'get_artifact', resource } as unknown as AuditEvent
  expect(requestSentence(event, GIVEN, requestTexts.en, NAMES)).toBe(
    'was allowed to read the profile in Checkout',
  )
})

const CHINESE_TOUCHES_LATIN = /\p{Script=Han}[a-z\d]|[a-z\d]\p{Script=Han}/iu
const { acts, done } = requestTexts.zh

it.each([...Object.keys({ ...acts, ...done }), 'approve_candidate'])(
  'keeps names apart from the Chinese letters around them in the words of %s',
  (operation) => {
    const identity = { family: 'skill', artifact_id: 'art_1' }
    const resources = [
      { type: 'server', deployment_id: 'd' },
      { type: 'scope', scope_id: 'scp_1' },
      { type: 'artifact', scope_id: 'scp_1', identity },
      { type: 'constellation' },
    ]
    const target = { type: 'user', id: 'noah' }
    for (const resource of resources) {
      for (const names of [NAMES, { ...NAMES, scope: () => undefined }]) {
        for (const outcome of [GIVEN, { outcome: 'succeeded', authority: 'given' } as const]) {
          const event = { operation, action: 'scope.read', resource, role: 'owner', target }
          const sentence = requestSentence(
            event as unknown as AuditEvent,
            outcome,
            requestTexts.zh,
            names,
          )
          expect(sentence).not.toMatch(CHINESE_TOUCHES_LATIN)
          expect(sentence).not.toMatch(/ {2}|^ | $/)
        }
      }
    }
  },
)
