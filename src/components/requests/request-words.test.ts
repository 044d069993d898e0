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
