import { describe, expect, it } from 'vitest'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { ApiError } from '../api/errors'
import {
  changeReducer,
  initialChange,
  isBusy,
  maySubmit,
  type ChangeEvent,
  type Committed,
  type CommitState,
  type Moved,
} from './state-machine'

const http = (status: number, code = `code_${status}`) =>
  new ApiError('http', status, code, 'refused', null, null)
const network = new ApiError('network', 0, 'network_error', 'gone', null, null)
const timeout = new ApiError('network', 0, 'timeout', 'late', null, null)
const contract = new ApiError('contract', 200, 'contract_violation', 'odd', null, null)
const head = { etag: '"revision:9"', revision: { revision: 9 } as ArtifactRevision }

type CommitEvent = ChangeEvent<Committed, Moved>
const run = (...events: CommitEvent[]): CommitState =>
  events.reduce<CommitState>(changeReducer, initialChange)
const submit: CommitEvent = { type: 'submit' }
const failed = (error: Error): CommitEvent => ({ type: 'failed', error })
const checked = (outcome: Extract<CommitEvent, { type: 'checked' }>['outcome']): CommitEvent => ({
  type: 'checked',
  outcome,
})

describe('a commit that failed for its token', () => {
  const renewed = http(401, 'session_renewed')
  const unsent = new ApiError('sign-in', 0, 'provider_unreachable', 'away', null, null)
  const refused = new ApiError('sign-in', 401, 'provider_unreachable', 'away', null, null)

  it('is looked into once there is another token, and waits for a press', () => {
    const checking = run(submit, failed(renewed))
    expect(checking).toMatchObject({ kind: 'checking', doubt: 'refused' })
    const told = run(submit, failed(renewed), checked({ kind: 'unmoved' }))
    expect(told).toMatchObject({ kind: 'refused', error: renewed })
    expect(maySubmit(told)).toBe(true)
  })

  it.each([
    ['was not sent', unsent, false],
    ['was refused', refused, true],
  ])('is told as not made where there is none, and it %s', (_, error, sent) => {
    expect(run(submit, failed(error))).toEqual({ kind: 'refused', error, sent })
  })
})

describe('a commit that is answered', () => {
  it('ends as committed', () => {
    expect(run(submit, { type: 'answered', done: { revision: 13 } })).toMatchObject({
      kind: 'committed',
      revision: 13,
    })
  })

  it.each([400, 403, 404, 409, 413, 422, 428, 429])(
    'is refused on %i once the head was looked at, and may be sent again',
    (status) => {
      const checking = run(submit, failed(http(status)))
      // The refusal may answer the second arrival of a request whose first one has committed.
      expect(checking).toMatchObject({ kind: 'checking', doubt: 'refused' })
      const state = changeReducer(checking, checked({ kind: 'unmoved' }))
      expect(state).toMatchObject({ kind: 'refused', error: { status } })
      expect(maySubmit(state)).toBe(true)
      const arrivedBefore = checked({ kind: 'committed', revision: 4 })
      expect(changeReducer(checking, arrivedBefore)).toMatchObject({ kind: 'committed' })
    },
  )

  it('is refused unread after the end of the session', () => {
    expect(run(submit, failed(http(401)))).toMatchObject({ kind: 'refused' })
  })

  it.each(['server_overloaded', 'runtime_not_ready'])(
    'is refused on 503 %s: the server turned it away unread',
    (code) => {
      expect(run(submit, failed(http(503, code)))).toMatchObject({
        kind: 'checking',
        doubt: 'refused',
      })
    },
  )

  it.each([new ApiError('http', 0, 'redirected', 'elsewhere', null, null), http(429, 'http_429')])(
    'is looked for at the head where something in between answered: $code',
    (error) => {
      expect(run(submit, failed(error))).toMatchObject({
        kind: 'checking',
        doubt: 'lost',
        sent: true,
      })
    },
  )

  it('is refused on a failure of the console itself', () => {
    expect(run(submit, failed(new Error('bug')))).toMatchObject({ kind: 'refused' })
  })
})

describe('412', () => {
  const conflict = run(
    submit,
    failed(http(412)),
    checked({ kind: 'moved', head, attribution: 'different' }),
  )

  it('reads the head, and stops there until the person reviews it', () => {
    expect(run(submit, failed(http(412)))).toMatchObject({
      kind: 'checking',
      doubt: 'conflict',
      sent: true,
    })
    expect(conflict).toMatchObject({ kind: 'conflict', head })
    expect(maySubmit(conflict)).toBe(false)
    expect(changeReducer(conflict, submit)).toBe(conflict)
    expect(changeReducer(conflict, { type: 'review' })).toEqual(initialChange)
  })

  it('is a refusal when the head is where it was', () => {
    expect(run(submit, failed(http(412)), checked({ kind: 'unmoved' }))).toMatchObject({
      kind: 'refused',
      error: { status: 412 },
    })
  })

  it('may be our own doing after an attempt that was lost', () => {
    const state = run(
      submit,
      failed(network),
      checked({ kind: 'unmoved' }),
      submit,
      failed(http(412)),
    )
    expect(state).toMatchObject({ kind: 'checking', sent: true })
    expect(changeReducer(state, checked({ kind: 'committed', revision: 4 }))).toMatchObject({
      kind: 'committed',
      revision: 4,
    })
  })
})

describe('an outcome that is not known', () => {
  it.each([
    ['a dead connection', network],
    ['no answer in time', timeout],
    ['an answer outside the contract', contract],
    ['500', http(500)],
    ['502 of a proxy', http(502)],
    ['503 of a proxy', http(503, 'http_503')],
    ['504', http(504)],
    ['a refusal that is not in the service’s words', http(403, 'http_403')],
  ])('is checked after %s', (_name, error) => {
    const state = run(submit, failed(error))
    expect(state).toMatchObject({ kind: 'checking', doubt: 'lost', sent: true })
    expect(isBusy(state)).toBe(true)
    expect(maySubmit(state)).toBe(false)
  })

  it('ends as committed, not committed so far, or moved', () => {
    const end = (outcome: Parameters<typeof checked>[0]) =>
      run(submit, failed(network), checked(outcome))
    expect(end({ kind: 'committed', revision: 2 })).toMatchObject({
      kind: 'committed',
      revision: 2,
    })
    expect(end({ kind: 'moved', head, attribution: 'different' })).toMatchObject({
      kind: 'conflict',
    })
    const unmoved = end({ kind: 'unmoved' })
    expect(unmoved).toMatchObject({ kind: 'unmoved', cause: network })
    expect(maySubmit(unmoved)).toBe(true)
  })

  it('stays unknown when the check fails, and then only checks again', () => {
    const state = run(submit, failed(network), { type: 'check-failed', error: timeout })
    expect(state).toMatchObject({ kind: 'unchecked', error: timeout })
    expect(maySubmit(state)).toBe(false)
    expect(changeReducer(state, submit)).toBe(state)
    expect(changeReducer(state, { type: 'check-again' })).toMatchObject({
      kind: 'checking',
      doubt: 'lost',
      sent: true,
    })
  })
})

describe('one press', () => {
  it('sends once: a second submit changes nothing while the first is under way', () => {
    const sending = run(submit)
    expect(changeReducer(sending, submit)).toBe(sending)
    expect(isBusy(sending)).toBe(true)
  })

  it.each<CommitEvent>([
    { type: 'answered', done: { revision: 1 } },
    failed(network),
    checked({ kind: 'unmoved' }),
    { type: 'check-failed', error: network },
    { type: 'check-again' },
    { type: 'review' },
  ])('late or stray events change nothing before it: $type', (event) => {
    expect(changeReducer(initialChange, event)).toBe(initialChange)
  })
})
